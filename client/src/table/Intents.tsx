// What partners intend: flags on the board, each in the hue of its seat and with its shape, and how to set one. It comes with the scenes of games
// in which seats play together.
import { speaker } from '../text/lang';
import type { Part } from '../text/part';
import type { Plan } from './board/plan';
import { seatHue } from './cards/areas';
import { seatShape } from './cards/SeatMark';
import { thingKey } from './choices';
import { useTable } from './context';

export const intentTexts = {
    'intent.how': { de: 'Klick auf ein Feld: so sehen die anderen, was du vorhast.', en: 'Click a field to show the others what you intend.' },
    'intent.mine': { de: 'Du hast vor: {0}. Noch ein Klick darauf nimmt es zurück.', en: 'You intend: {0}. Another click there takes it back.' },
} satisfies Part;

const t = speaker(intentTexts);

const APART = 15;             // units between two flags on one cell

export function Flags({ plan }: { plan: Plan }) {
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

/** What I have told the others, or how to. */
export function Note() {
    const { feed: { plans }, seat, words } = useTable();
    const mine = plans.find(p => p.seat === seat)?.what;
    return <p class="quiet intent">{mine === undefined ? t('intent.how') : t('intent.mine', words.title(mine.kind, mine.id))}</p>;
}
