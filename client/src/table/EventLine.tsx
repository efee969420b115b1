// One event as a sentence. Whoever it begins with stands out, and the rule behind it is one click away.
import type { GameEvent } from '../net/protocol';
import { t } from '../text/lang';
import { useTable } from './context';
import type { Line } from './logGroups';

export function EventLine({ line: { event, times } }: { line: Line }) {
    const { showRule } = useTable();
    return (
        <>
            <EventSentence event={event} />{times > 1 && <b class="times"> × {times}</b>}{' '}
            <button type="button" class="link rule-id" tabIndex={-1} aria-label={t('talk.rule', event.rule)} onClick={() => showRule(event.rule)}>
                {event.rule}
            </button>
        </>
    );
}

export function EventSentence({ event }: { event: GameEvent }) {
    const { words, session, feed } = useTable();
    const sentence = words.event(event);
    const kind = session.info()?.events[event.e]?.[0];
    const [first] = event.args;
    if (kind === undefined || kind === 'number' || first === undefined)
        return <>{sentence}</>;
    const seat = words.seatOf(kind, first);
    const name = seat === undefined ? words.title(kind, first) : seat === feed.seat && !session.past ? t('table.you') : words.seatName(seat);
    return sentence.startsWith(name) && !/^[\p{L}\d]/u.test(sentence.slice(name.length)) ? <><b>{name}</b>{sentence.slice(name.length)}</> : <>{sentence}</>;
}
