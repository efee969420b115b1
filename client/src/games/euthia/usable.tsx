// What of one's own can be used now, wherever it lies: on small screens the hero's board is behind a tab. What the chances offer is not offered
// a second time; what can only be taken off is no use.
import type { Item } from '../../net/protocol';
import { ownerOf } from '../../table/cards/areas';
import { thingKey, type Choice } from '../../table/choices';
import { useTable } from '../../table/context';
import { weighed } from './chances';
import { t } from './euthia.text';
import { ThingButton } from './things';

const KINDS = ['tile', 'gem', 'essence'];

export function usableThings(all: Choice[], prompt: string | undefined): Set<string> {
    const told = weighed(all, prompt);
    return new Set(all.filter(c => !told.includes(c) && c.verb !== 'stow').flatMap(c => c.things).filter(i => KINDS.includes(i.kind)).map(thingKey));
}

export function Usable() {
    const { open, stage: { frame, view }, seat } = useTable();
    const named = usableThings(open.all, frame.prompt?.key);
    const items = view.items.filter(i => ownerOf(view, i) === seat && named.has(thingKey(i)));
    const once = [...new Map(items.map((i): [string, Item] => [thingKey(i), i])).values()];
    return once.length === 0 ? null : (
        <div class="eu-usable">
            <h4>{t('euthia.usable')}</h4>
            <ul class="eu-things">{once.map(item => <li key={thingKey(item)}><ThingButton item={item} /></li>)}</ul>
        </div>
    );
}
