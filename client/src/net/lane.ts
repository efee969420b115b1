// Questions that arise by themselves, such as what the pointer rests on: never more than one is under way, and the newest goes first.
import { Backoff } from './backoff';
import { passes, type Refusal } from './protocol';

const WAIT_FIRST = 1000, WAIT_MOST = 15000;

/** Whether it is done with; if not, it comes up again. */
type Job = () => Promise<boolean>;

export class Lane {
    private readonly waiting: Job[] = [];
    private readonly backoff = new Backoff(WAIT_FIRST, WAIT_MOST);
    private running = false;

    /** `told`: hears why something has to wait. */
    constructor(private readonly told: (why: string) => void = () => undefined) {}

    /** Asks when it is its turn, if it is still wanted then, and again while the server has too much to do. Undefined: not wanted any
     * more. */
    ask<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | undefined> {
        return new Promise((resolve, reject) => {
            this.waiting.push(async () => {
                if (!wanted()) {
                    resolve(undefined);
                    return true;
                }
                try {
                    resolve(await ask());
                    this.backoff.reset();
                    return true;
                } catch (e) {
                    const waits = passes((e as Refusal).code);
                    if (waits)
                        this.told((e as Refusal).message);
                    else
                        reject(e);
                    return !waits;
                }
            });
            if (!this.running)
                void this.run();
        });
    }

    private async run(): Promise<void> {
        this.running = true;
        for (let job = this.waiting.pop(); job !== undefined; job = this.waiting.pop()) {
            if (await job())
                continue;
            this.waiting.unshift(job);
            await new Promise(resolve => { setTimeout(resolve, this.backoff.next()); });
        }
        this.running = false;
    }
}
