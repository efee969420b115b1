// Who belongs together, while somebody wants to see that.
import { Store } from '../../lib/store';
import type { Feed } from '../../net/feed';
import type { Together } from '../../net/protocol';

export class Bands {
    /** Null: it is not shown. */
    readonly shown = new Store<Together | null>(null);

    constructor(private readonly feed: Feed) {}

    toggle(): void {
        if (this.shown.get() === null)
            void this.see({ groups: [] });
        else
            this.shown.set(null);
    }

    /** There is a new view: what was shown stays until it is known anew. */
    renew(): void {
        const before = this.shown.get();
        if (before !== null)
            void this.see(before);
    }

    private async see(meanwhile: Together): Promise<void> {
        const wanted = () => this.shown.get() !== null;
        this.shown.set(meanwhile);
        const together = await this.feed.questions.groups(wanted);
        if (wanted())
            this.shown.set(together);
    }
}
