// A thing in a line of text: emblem and name, and a number if it has one.
import { Icon } from '../../lib/Icon';
import type { Item } from '../../net/protocol';
import { thingKey } from '../choices';
import { useTable } from '../context';
import { stateOf } from './areas';
import { useZoom } from './zoom';

export function Chip({ item }: { item: Item }) {
    const table = useTable();
    const { session, open, words, scene } = table;
    const { handlers, study, stop } = useZoom(item);
    const state = stateOf(table, item);
    const title = words.title(item.kind, item.id);
    if (item.id === undefined)
        return <span class="chip">{title}</span>;
    const choose = () => {
        stop();
        session.click([item], open);
    };
    return (
        <button type="button" class={`chip is-${state}`} data-thing={thingKey(item)} data-legal={state === 'legal'} {...handlers}
            onClick={open.all.length > 0 ? choose : study}>
            <Icon name={scene.icon(item.kind, item.id)} size={16} /> {title}
        </button>
    );
}
