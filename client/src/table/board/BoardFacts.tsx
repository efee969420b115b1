// Figures of the board itself, such as rounds until something happens, beside it.
import type { Area } from '../../net/protocol';
import { useTable } from '../context';

export function BoardFacts({ board }: { board: Area }) {
    const { words } = useTable();
    const facts = Object.entries(board.facts ?? {}).filter(([, value]) => (Array.isArray(value) ? value[0] : value) !== 0);
    const tags = board.tags ?? [];
    if (facts.length + tags.length === 0)
        return null;
    return (
        <ul class="board-facts">
            {facts.map(([fact, value]) => (
                <li key={fact} data-fact={fact}>
                    <span>{words.fact(fact)}</span>
                    <b>{Array.isArray(value) ? value[0] : value}</b>
                    {Array.isArray(value) && value[1] <= 10 && <i class="countdown" aria-hidden>
                        {Array.from({ length: value[1] }, (_, i) => <u key={i} class={i < value[0] ? 'on' : ''} />)}
                    </i>}
                </li>
            ))}
            {tags.map(tag => <li key={tag}>{words.tag(tag)}</li>)}
        </ul>
    );
}
