// A card one can look at: choosing it, resting on it, holding it, or its small magnifier.
import { Icon } from '../../lib/Icon';
import type { Item } from '../../net/protocol';
import { t } from '../../text/lang';
import { Card } from '../Card';
import { useTable } from '../context';
import { ownerOf, stateOf } from './areas';
import { hasMoved } from '../pointing';
import { useZoom } from './zoom';

interface Props {
    item: Item;
    /** Which of several alike it is, where there may be. */
    at?: string;
    size?: 'hand' | 'small';
    /** Whether it lies in the shade while other things can be chosen. */
    dims?: boolean;
    /** After the card was chosen or asked about. */
    onChosen?: () => void;
}

export function CardSlot({ item, at, size = 'hand', dims = true, onChosen }: Props) {
    const table = useTable();
    const { session, open, words, stage, scene } = table;
    const { handlers, study, stop } = useZoom(item);
    const choose = () => {
        stop();
        session.click([{ ...item, at }], open);
        onChosen?.();
    };
    const found = stateOf(table, { ...item, at });
    const state = found === 'dim' && !dims ? 'plain' : found;
    // While nothing is asked, a click is another way to look.
    const click = open.all.length > 0 || stage.playing ? choose : study;
    const aims = ownerOf(stage.view, item) !== undefined && item.id !== undefined && scene.turn.ranges.includes(item.kind);
    const point = () => {
        session.forecasts.hover([item], open);
        session.ranges.aim(aims ? { kind: item.kind, id: item.id } : null);
    };
    const leave = () => {
        session.forecasts.hover(null, open);
        session.ranges.aim(null);
    };
    return (
        <div class={`slot is-${state}`} {...handlers} onMouseEnter={e => { if (hasMoved(e)) point(); }} onMouseLeave={leave} onFocusIn={point} onFocusOut={leave}>
            <Card item={item} size={size} state={state} onClick={click} />
            {item.id !== undefined && <button type="button" class="look" tabIndex={-1} title={t('cards.look', words.title(item.kind, item.id))}
                aria-label={t('cards.look', words.title(item.kind, item.id))} onClick={study}>
                <Icon name="gi:magnifying-glass" size={14} />
            </button>}
        </div>
    );
}
