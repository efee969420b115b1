// Settings of this browser.
import { keep, readKept } from './kept';
import { Store } from './store';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

export interface Settings {
    speed: Speed;
    name: string;         // what others call me
    follow: boolean;      // a large board shows what happens
}

const standard: Settings = { speed: 'normal', name: '', follow: true };

export const settings = new Store<Settings>({ ...standard, ...readKept<Partial<Settings>>('settings', {}) });

export function setSettings(part: Partial<Settings>): void {
    settings.patch(part);
    keep('settings', settings.get());
}

/** How long things take, times this; 0: no motion at all. */
export function pace(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
        return 0;
    return { slow: 1.8, normal: 1, fast: 0.45, off: 0 }[settings.get().speed];
}
