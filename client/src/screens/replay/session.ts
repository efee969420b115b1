// A table that only looks back: the match is followed as ever, but what lies on the table is chosen by the player of the replay.
import type { Scene } from '../../games/scene';
import type { Door, Frame } from '../../net/feed';
import type { GameInfo } from '../../net/protocol';
import type { Socket } from '../../net/socket';
import { Director } from '../../table/director';
import { Session } from '../../table/session';

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

export class ReplaySession extends Session {
    override readonly past = true;
    override readonly director: ReplayDirector;

    constructor(socket: Socket, door: Door, scene: (game: string) => Scene, info: (game: string) => GameInfo | null) {
        super(socket, door, scene, info);
        const game = () => this.feed.state.get().game;
        this.director = new ReplayDirector(() => scene(game()), () => info(game()));
    }
}
