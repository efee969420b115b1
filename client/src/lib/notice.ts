// A sentence for everybody to see that asks for nothing and goes by itself.
import { Store } from './store';

const SHOWN_MS = 6000;

export const notice = new Store('');

let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string): void {
    clearTimeout(timer);
    notice.set(text);
    timer = setTimeout(() => notice.set(''), SHOWN_MS);
}
