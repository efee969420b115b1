// Flags on what partners intend: each in the hue of its seat, with its shape.
import { useTable } from '../context';
import { seatHue } from '../cards/areas';
import { seatShape } from '../cards/SeatMark';
import { thingKey } from '../choices';
import type { Plan } from './plan';

const APART = 15;             // units between two flags on one cell

export function Plans({ plan }: { plan: Plan }) {
    const { feed: { plans } } = useTable();
    const flags = plans.flatMap(({ seat, what }) => {
        const spot = plan.named.get(thingKey(what));
        return spot === undefined ? [] : [{ seat, spot }];
    });
    return flags.length === 0 ? null : (
        <g class="plans" aria-hidden>
            {flags.map(({ seat, spot }, i) => (
                <g key={seat} data-plan={seat} transform={`translate(${(spot.x + APART * flags.slice(0, i).filter(f => f.spot === spot).length).toFixed(1)} ${spot.y.toFixed(1)})`}
                    style={{ '--hue': seatHue(seat) }}>
                    <path class="pole" d="M0 4V-34" /><path class="cloth" d="M0 -34H24L18 -25L24 -16H0Z" />
                    <path class="seat" d={seatShape(seat)} transform="translate(3 -31) scale(0.5)" />
                </g>
            ))}
        </g>
    );
}
