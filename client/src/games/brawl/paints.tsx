// Patterns of the three areas around the statues: they differ for everybody, whatever hues somebody can tell apart.

interface Props {
    id: string;
    size: number;
    d: string;
}

function Pattern({ id, size, d }: Props) {
    return <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse"><path d={d} /></pattern>;
}

/** Waves for manipulation, slashes for destruction, sparks for creation. */
export const paints = (
    <defs class="br-paints">
        <Pattern id="br-waves" size={18} d="M0 6c3-4 6-4 9 0s6 4 9 0M0 15c3-4 6-4 9 0s6 4 9 0" />
        <Pattern id="br-slashes" size={14} d="M-2 16L16-2M-9 9L9-9M5 23L23 5" />
        <Pattern id="br-sparks" size={18} d="M4 1.5v5M1.5 4h5M13 10.5v5M10.5 13h5" />
    </defs>
);
