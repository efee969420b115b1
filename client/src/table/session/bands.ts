// Who belongs together, while somebody wants to see that.
import { Store } from '../../lib/store';
import type { Feed } from '../../net/feed';
import type { Group } from '../../net/protocol';

export class Bands {
    /** Null: it is not shown. */
    readonly shown = new Store<Group[] | null>(null);

    constructor(private readonly feed: Feed) {}

    toggle(): void {
        if (this.shown.get() === null)
            void this.see([]);
        else
            this.shown.set(null);
    }

    /** There is a new view: what was shown stays until it is known anew. */
    renew(): void {
        const before = this.shown.get();
        if (before !== null)
            void this.see(before);
    }

    private async see(meanwhile: Group[]): Promise<void> {
        const wanted = () => this.shown.get() !== null;
        this.shown.set(meanwhile);
        const groups = await this.feed.questions.groups(wanted);
        if (wanted())
            this.shown.set(groups);
    }
}
