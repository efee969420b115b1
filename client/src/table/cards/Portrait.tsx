// Somebody to choose: a large emblem, a name, what they are like, and their figures.
import type { ButtonHTMLAttributes } from 'preact';
import { Icon } from '../../lib/Icon';
import type { FactValue, Item } from '../../net/protocol';
import { t } from '../../text/lang';
import { thingKey } from '../choices';
import { useTable } from '../context';
import { type CardState, seatHue } from './areas';
import { SeatMark } from './SeatMark';
import type { Holder } from './teams';

interface Props extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onPointerEnter' | 'onPointerDown' | 'onFocus'> {
    item: Item;
    state: CardState;
    shown: boolean;
    holders: Holder[];
    onClick: () => void;
}

export function Portrait({ item, state, shown, holders, onClick, ...looking }: Props) {
    const { words, scene } = useTable();
    const look = scene.cards.look(item);
    const figureOf = (fact: string) => look.figures.find(f => f.fact === fact);
    const facts = Object.entries(item.facts ?? {}).filter(([fact]) => !look.figures.some(f => f.also === fact));
    const taken = holders.length > 0 && state !== 'legal';
    const classes = ['portrait', look.rim, `is-${state}`, shown ? 'shown' : '', taken ? 'taken' : ''];
    return (
        <button type="button" class={classes.join(' ')} data-thing={thingKey(item)}
            data-legal={state === 'legal'} aria-pressed={state === 'picked'} onClick={onClick} {...looking}>
            <span class="portrait-face">
                <span class="portrait-art"><Icon name={look.art} size="100%" /></span>
                <b class="portrait-name">{words.title(item.kind, item.id)}</b>
                {look.type !== undefined && <small class="portrait-type"><Icon name={look.gem} size={14} /> {words.tag(look.type)}</small>}
                <span class="portrait-text">{words.about(item.kind, item.id)}</span>
                <span class="portrait-facts">
                    {facts.map(([fact, value]) => (
                        <Sides key={fact} fact={fact} value={value} icon={figureOf(fact)?.icon}
                            told={figureOf(fact)?.also === undefined ? undefined : figureOf(fact)?.value} />
                    ))}
                </span>
            </span>
            {holders.length > 0 && <span class="holders">
                {holders.map(h => <span key={h.seat} style={{ '--hue': seatHue(h.seat) }}>
                    <SeatMark seat={h.seat} size={11} /> {words.seat(h.seat)}{h.tags.map(tag => ` · ${words.tag(tag)}`)}
                </span>)}
            </span>}
            {state === 'legal' && <span class="hidden-text">{t('table.legal')}</span>}
        </button>
    );
}

/** A figure with all its values, such as those of both sides of a card. */
function Sides({ fact, value, icon, told }: { fact: string; value: FactValue; icon: string | undefined; told?: string }) {
    const { words } = useTable();
    const name = words.fact(fact);
    return (
        <span title={name}>
            {icon === undefined ? <small>{name}</small> : <Icon name={icon} size={16} title={name} />}
            {' '}{told ?? (Array.isArray(value) ? value.join(' / ') : value)}
        </span>
    );
}
