// What the persons at the table say to each other.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import type { ChatLine } from '../net/protocol';
import { lang, t } from '../text/lang';
import type { Words } from '../text/words';
import { SeatMark } from './cards/SeatMark';
import { useTable } from './context';
import { useFollowing } from './following';

const LONGEST = 250;          // letters; the server counts bytes and takes twice as many

interface Props {
    lines: ChatLine[];
    muted: number[];
    onMuted: (seats: number[]) => void;
}

export function Chat({ lines, muted, onMuted }: Props) {
    const { seat } = useTable();
    const { ref, onScroll } = useFollowing(lines.length);
    return (
        <div class="talk-body" role="tabpanel" id="side-chat-lines" aria-labelledby="side-chat">
            <div class="talk-lines" ref={ref} onScroll={onScroll} tabIndex={0} role="log" aria-label={t('table.chat')}>
                {lines.map((l, i) => <Said key={i} line={l} />)}
            </div>
            {lines.length === 0 && <p class="quiet">{t('talk.silence')}</p>}
            <Mutes muted={muted} onMuted={onMuted} />
            {seat > 0 ? <SayForm /> : <p class="quiet">{t('talk.read-only')}</p>}
        </div>
    );
}

/** What was written, or what somebody intends. */
const saidIn = ({ text, plan }: ChatLine, words: Words) => plan === undefined ? text : t('talk.intends', words.title(plan.kind, plan.id));

function Said({ line }: { line: ChatLine }) {
    const { words } = useTable(), { seat, at } = line;
    return (
        <p class="said">
            <SeatMark seat={seat} /> <b>{words.seat(seat)}</b> <time>{clockTime(at)}</time>
            <span class="said-text">{saidIn(line, words)}</span>
        </p>
    );
}

function clockTime(at: number): string {
    return new Date(at).toLocaleTimeString(lang.get(), { hour: '2-digit', minute: '2-digit' });
}

function Mutes({ muted, onMuted }: Omit<Props, 'lines'>) {
    const { session, stage, words, seat: me } = useTable();
    const others = stage.frame.people.flatMap((p, i) => p.kind === 'person' && i + 1 !== me ? [i + 1] : []);
    const toggle = (seat: number) => {
        const on = !muted.includes(seat);
        onMuted(on ? [...muted, seat] : muted.filter(s => s !== seat));
        void session.feed.mute(seat, on);
    };
    if (others.length === 0)
        return null;
    return (
        <div class="mutes">
            {others.map(seat => {
                const silent = muted.includes(seat);
                return (
                    <button key={seat} type="button" onClick={() => toggle(seat)}>
                        {silent && <Icon name="gi:sound-off" size={15} />} {t(silent ? 'table.unmute' : 'table.mute')}: {words.seat(seat)}
                    </button>
                );
            })}
        </div>
    );
}

function SayForm() {
    const { session } = useTable();
    const [text, setText] = useState('');
    const say = (e: Event) => {
        e.preventDefault();
        if (text.trim() === '')
            return;
        setText('');
        // What did not get through can be sent again, unless something new is being written.
        void session.feed.say(text.trim()).then(said => said || setText(now => now === '' ? text : now));
    };
    return (
        <form class="say" onSubmit={say}>
            <input value={text} onInput={e => setText(e.currentTarget.value)} maxLength={LONGEST} autocomplete="off"
                aria-label={t('table.chat-here')} placeholder={t('table.chat-here')} />
            <button type="submit">{t('table.send')}</button>
        </form>
    );
}

const TOAST_MS = 6000;

/** On a phone the chat is behind a tab: a new line shows for a moment over the board. */
export function ChatToast() {
    const { feed, seat, words } = useTable();
    const [known] = useState(feed.chat.length);
    const [gone, setGone] = useState(known);
    const count = feed.chat.length;
    const line = count > gone ? feed.chat[count - 1] : undefined;
    useEffect(() => {
        const timer = setTimeout(() => setGone(count), TOAST_MS);
        return () => clearTimeout(timer);
    }, [count]);
    if (line === undefined || line.seat === seat)
        return null;
    return <p class="chat-toast" role="status"><SeatMark seat={line.seat} /> <b>{words.seat(line.seat)}:</b> {saidIn(line, words)}</p>;
}
