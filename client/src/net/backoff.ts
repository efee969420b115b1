/** How long to wait before trying again: longer after every failure, and never for everybody the same. */
export class Backoff {
    private failures = 0;

    /** Milliseconds: the first wait and the longest, each give or take a half. */
    constructor(private readonly first: number, private readonly most: number, private readonly chance: () => number = Math.random) {}

    next(): number {
        const wait = Math.min(this.first * 2 ** this.failures, this.most);
        this.failures++;
        return wait * (0.5 + this.chance());
    }

    reset(): void {
        this.failures = 0;
    }
}
