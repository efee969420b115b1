// Every seat has a shape of its own besides its hue.
import { seatHue } from './areas';

/** Outlines in a box of 24 by 24, for seats 1 to 10. */
const SHAPES = [
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
    'M12 1.5 22.5 12 12 22.5 1.5 12Z',
    'M12 2.5 22.5 21h-21Z',
    'M3.5 3.5h17v17h-17Z',
    'M12 1.5 14.8 8.6 22.4 9 16.5 13.8 18.5 21.2 12 17 5.5 21.2 7.5 13.8 1.6 9 9.2 8.6Z',
    'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z',
    'M6.5 2.5h11l5 9.5-5 9.5h-11L1.5 12Z',
    'M15.5 2.5a9.7 9.7 0 1 0 6 14.5A8.6 8.6 0 0 1 15.5 2.5Z',
    'M12 21.8C4 16 2 11.5 2 8.2 2 2.5 9.5 1.5 12 6.5c2.5-5 10-4 10 1.7 0 3.3-2 7.8-10 13.6Z',
    'M2.5 2.5h19L12 21.5Z',
];

export function seatShape(seat: number): string {
    return SHAPES[(seat - 1) % SHAPES.length] ?? '';
}

export function SeatMark({ seat, size = 13 }: { seat: number; size?: number }) {
    return (
        <svg class="team-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
            <path d={seatShape(seat)} style={{ fill: seatHue(seat) }} />
        </svg>
    );
}
