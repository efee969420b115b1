// Flakes that fall once; still and unseen with reduced motion.

const FLAKES = 36;

/** Spreads numbers evenly without looking regular. */
function spread(n: number, step: number): number {
    return (n * step) % 1;
}

export function Confetti() {
    return (
        <div class="confetti" aria-hidden="true">
            {Array.from({ length: FLAKES }, (_, i) => (
                <i key={i} class={`flake-${i % 4}`} style={{
                    left: `${spread(i + 1, 0.618) * 100}%`,
                    animationDelay: `${spread(i + 1, 0.377) * 2.6}s`,
                    animationDuration: `${3.4 + spread(i + 1, 0.731) * 2.2}s`,
                }} />
            ))}
        </div>
    );
}
