// Why a card of one's own hand, or what one could use or buy, is not possible now: the server's reason beside the large card.
import { useEffect, useState } from 'preact/hooks';
import type { Item, Why } from '../../net/protocol';
import { t, useLang } from '../../text/lang';
import { useTable, type Table } from '../context';
import { isOffered, ownerOf, placeOf } from './areas';

/** Where something lies that waits for me; undefined: it does not. */
function placeOfMine(table: Table, item: Item): 'hand' | 'own' | undefined {
    const area = table.stage.view.areas.find(a => a.id === item.area);
    const place = area === undefined || area.kind === 'pile' || item.id === undefined ? undefined : placeOf(table, area);
    const mine = table.seat > 0 && (ownerOf(table.stage.view, item) ?? table.seat) === table.seat;
    return mine && (place === 'hand' || place === 'own') ? place : undefined;
}

export function WhyCard({ item, onRule }: { item: Item; onRule?: (id: string) => void }) {
    const table = useTable();
    const { session, stage: { frame }, open, words, seat } = table;
    const lang = useLang();
    const [why, setWhy] = useState<Why | null>(null);
    const asked = frame.view.seats[seat - 1]?.asked === true;
    const place = placeOfMine(table, item);
    const blocked = place !== undefined && !session.past && !frame.over && !isOffered(table, item);
    useEffect(() => {
        let here = true;
        setWhy(null);
        if (blocked && asked)
            void session.reasons.ofCard(item, () => here).then(found => { if (here) setWhy(found); });
        return () => { here = false; };
    }, [item.id, frame.v, blocked, asked, lang]);
    const others = frame.view.seats.flatMap((s, i) => s.asked ? [words.seatName(i + 1)] : []);
    if (!blocked || (asked && (why === null || open.all.length === 0)))
        return null;
    // What is of no use at all would only be told that something else is asked.
    if (place === 'own' && (!asked || why?.first === true))
        return null;
    return (
        <div class="why-card" role="status">
            <b>{t('why.card')}</b> {asked ? why?.text : t('why.not-asked', others.join(', '))}{' '}
            {asked && why?.rule !== undefined && (onRule === undefined ? <small>{why.rule}</small>
                : <button type="button" class="link" onClick={() => onRule(why.rule!)}><small>{why.rule}</small></button>)}
        </div>
    );
}
