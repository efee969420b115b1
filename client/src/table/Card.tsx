// A card as it lies on the table: parchment, rim and gem by kind, emblem, figures, what it does.
import { Icon } from '../lib/Icon';
import { coverOf } from '../games/cover';
import type { CardLook } from '../games/scene';
import type { Item } from '../net/protocol';
import { t } from '../text/lang';
import type { Words } from '../text/words';
import type { CardState } from './cards/areas';
import { thingKey } from './choices';
import { useTable } from './context';

interface Props {
    item: Item;
    state?: CardState;
    size?: 'hand' | 'large' | 'small';
    onClick?: () => void;
}

export function Card({ item, state = 'plain', size = 'hand', onClick }: Props) {
    const { scene, words } = useTable();
    if (item.id === undefined)
        return <CardBack title={words.title(item.kind, undefined)} size={size} />;
    const look = scene.cards.look(item);
    const shared = { class: `card size-${size} ${look.rim} is-${state}`, 'data-thing': thingKey(item), 'data-legal': state === 'legal' };
    const face = <Face item={item} look={look} words={words} legal={state === 'legal'} />;
    if (onClick === undefined)
        return <div {...shared}>{face}</div>;
    return <button type="button" {...shared} aria-pressed={state === 'picked'} onClick={onClick}>{face}</button>;
}

export function CardBack({ title, size = 'hand' }: { title: string; size?: Props['size'] }) {
    const { feed } = useTable();
    return <div class={`card back size-${size}`}><Icon name={coverOf(feed.game).emblem} size="45%" title={title} /></div>;
}

function Face({ item, look, words, legal }: { item: Item; look: CardLook; words: Words; legal: boolean }) {
    const title = words.title(item.kind, item.id);
    const text = words.about(item.kind, item.id);
    return (
        <>
            <span class="card-head">
                <span class="gem">{look.mark ?? <Icon name={look.gem} size="66%" />}</span>
                <b class="card-name" style={{ '--long': longestWord(title) }}>{title}</b>
            </span>
            <span class="art">
                <Icon name={look.art} size="100%" />
                {look.of !== undefined && <i class="card-of">{words.tag(look.of)}</i>}
            </span>
            {look.figures.length > 0 && <span class="figures">{look.figures.map(f => <Figure key={f.fact} figure={f} />)}</span>}
            {text !== '' && <span class={`card-text ${lengthOf(text)}`}>{text}</span>}
            <span class="card-foot">{look.type === undefined ? '' : words.tag(look.type)}</span>
            {legal && <span class="hidden-text">{t('table.legal')}</span>}
        </>
    );
}

/** An icon and a value, or a shape that only its icon and its name tell. */
function Figure({ figure }: { figure: CardLook['figures'][number] }) {
    const { words } = useTable();
    const name = figure.tag === undefined ? words.fact(figure.fact) : words.tag(figure.tag);
    return (
        <span class={`figure ${figure.tone ?? ''}`} title={name}>
            <Icon name={figure.icon} size="1.25em" title={name} />
            {figure.value !== '' ? figure.value : <span class="figure-word">{name}</span>}
        </span>
    );
}

/** Letters of it: a long word is not broken but set smaller. */
export function longestWord(title: string): number {
    return Math.max(...title.split(/[\s-]/).map(word => word.length));
}

/** Long texts are set smaller, so that a card in the hand shows all of it. */
function lengthOf(text: string): string {
    return text.length > 130 ? 'longest' : text.length > 80 ? 'long' : 'short';
}
