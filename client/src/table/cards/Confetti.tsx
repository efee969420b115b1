// Flakes that fall once; still and unseen with reduced motion.

const FLAKES = 36;

/** As good as chance, and the same every time. */
function scatter(n: number): number {
    const x = Math.sin(n * 12.9898) * 43758.5453;
    return x - Math.floor(x);
}

export function Confetti() {
    return (
        <div class="confetti" aria-hidden="true">
            {Array.from({ length: FLAKES }, (_, i) => (
                <i key={i} class={`flake-${i % 4}`} style={{
                    left: `${scatter(i) * 100}%`,
                    animationDelay: `${scatter(i + 100) * 3}s`,
                    animationDuration: `${3.4 + scatter(i + 200) * 2.2}s`,
                }} />
            ))}
        </div>
    );
}
