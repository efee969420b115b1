// A table that only looks back: the match is followed as ever, but what lies on the table is chosen by the player of the replay.
import type { Frame } from '../../net/frame';
import { Director } from '../../table/director';

/** Shows the frames of the replay instead of the newest of the match. */
export class ReplayDirector extends Director {
    override take(): void {
        // The feed's frame is the end of the match; it would spoil the replay.
    }

    show(frame: Frame): void {
        super.take(frame);
    }

    /** Finishes at once whatever is being shown. */
    hurry(): void {
        if (this.stage.get()?.playing)
            this.skip();
    }

    /** Resolves when nothing moves any more. */
    settled(): Promise<void> {
        return new Promise(resolve => {
            const look = (): boolean => !(this.stage.get()?.playing ?? false);
            if (look()) {
                resolve();
                return;
            }
            const stop = this.stage.listen(() => {
                if (look()) {
                    stop();
                    resolve();
                }
            });
        });
    }
}
