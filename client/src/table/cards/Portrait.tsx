// Somebody to choose: a large emblem, a name, what they are like, and their figures.
import type { ButtonHTMLAttributes } from 'preact';
import { Icon } from '../../lib/Icon';
import type { Item } from '../../net/protocol';
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
    const look = scene.card(item);
    const facts = Object.entries(item.facts ?? {});
    const taken = holders.length > 0 && state !== 'legal';
    return (
        <button type="button" class={`portrait ${look.rim} is-${state} ${shown ? 'shown' : ''} ${taken ? 'taken' : ''}`} data-thing={thingKey(item)}
            data-legal={state === 'legal'} aria-pressed={state === 'picked'} onClick={onClick} {...looking}>
            <span class="portrait-face">
                <span class="portrait-art"><Icon name={look.art} size="100%" /></span>
                <b class="portrait-name">{words.title(item.kind, item.id)}</b>
                <span class="portrait-text">{words.about(item.kind, item.id)}</span>
                <span class="portrait-facts">
                    {facts.map(([fact, value]) => {
                        const icon = look.figures.find(f => f.fact === fact)?.icon;
                        return (
                            <span key={fact} title={words.fact(fact)}>
                                {icon === undefined ? <small>{words.fact(fact)}</small> : <Icon name={icon} size={16} title={words.fact(fact)} />}
                                {' '}{Array.isArray(value) ? value.join(' / ') : value}
                            </span>
                        );
                    })}
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
