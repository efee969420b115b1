// The menu: settings, what concerns the whole match, and the keys.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { LangSwitch } from '../lib/LangSwitch';
import { useFingers } from '../lib/narrow';
import { setSettings, settings, type Speed } from '../lib/settings';
import { useStore } from '../lib/store';
import { clockText, useNow } from '../lib/time';
import { writeRoute } from '../route';
import { lang, t } from '../text/lang';
import { Modal } from './cards/Modal';
import { isOn, useTable } from './context';
import { KeyList } from './KeysDialog';
import { PassPart } from './PassSettings';
import { RulesLink } from './RulesLink';

const DAY = 86400;            // seconds
const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'off'];

/** Where the dialog opens. */
export type MenuPart = 'top' | 'passing';

export function MenuDialog({ part = 'top', onClose }: { part?: MenuPart; onClose: () => void }) {
    const { feed, stage, seat } = useTable();
    const { over } = stage.frame, fingers = useFingers();
    useLayoutEffect(() => {
        if (part === 'passing')
            document.getElementById('pass-settings')?.scrollIntoView();
    }, []);
    return (
        <Modal class="menu-dialog" label={t('table.menu')} onClose={onClose}>
            <div class="sheet">
                <div class="sheet-head">
                    <h2>{t('table.menu')}</h2>
                    <button type="button" class="shut" aria-label={t('app.close')} onClick={onClose}>×</button>
                </div>
                <SettingsPart />
                <PassPart />
                {seat > 0 && isOn(stage.frame) && <MatchPart onDone={onClose} />}
                <nav class="menu-ways" aria-label={t('app.name')}>
                    <RulesLink game={feed.game}><Icon name="gi:open-book" size={18} /></RulesLink>
                    {over && (
                        <a class="button" href={writeRoute({ at: 'replay', match: feed.match })}>
                            <Icon name="gi:play-button" size={18} /> {t('table.replay')}
                        </a>
                    )}
                    <a class="button" href={writeRoute({ at: 'start' })}><Icon name="gi:exit-door" size={18} /> {t('table.leave')}</a>
                </nav>
                {!fingers && <KeysPart />}
            </div>
        </Modal>
    );
}

function SettingsPart() {
    const { speed, oneClick, asksAll } = useStore(settings);
    const [name, about] = useFingers() ? [t('talk.one-tap'), t('talk.one-tap-about')] : [t('talk.one-click'), t('talk.one-click-about')];
    return (
        <section>
            <h3>{t('app.settings')}</h3>
            <fieldset class="speeds">
                <legend>{t('app.speed')}</legend>
                {SPEEDS.map(s => (
                    <label key={s}>
                        <input type="radio" name="speed" checked={speed === s} onChange={() => setSettings({ speed: s })} />
                        <span>{t(`app.speed.${s}`)}</span>
                    </label>
                ))}
            </fieldset>
            <label class="one-click">
                <input type="checkbox" checked={oneClick} onChange={e => setSettings({ oneClick: e.currentTarget.checked })} />
                <span>{name} <small>{about}</small></span>
            </label>
            <label class="asks-all">
                <input type="checkbox" checked={asksAll} onChange={e => setSettings({ asksAll: e.currentTarget.checked })} />
                <span>{t('talk.asks-all')} <small>{t('talk.asks-all-about')}</small></span>
            </label>
            <div class="row"><span>{t('app.language')}</span><LangSwitch /></div>
        </section>
    );
}

function MatchPart({ onDone }: { onDone: () => void }) {
    const { stage, seat, feed } = useTable();
    const { answers, people } = stage.frame;
    const alone = people.every((p, i) => i + 1 === seat || p.resigned === true || (p.kind === 'bot' && p.standin === undefined));
    return (
        <section>
            <h3>{t('talk.match')}</h3>
            {answers > 0 && (alone ? <OwnBack onDone={onDone} /> : <TakeBack answers={answers} onDone={onDone} />)}
            {people.map((p, i) => p.leftAt !== undefined && i + 1 !== seat && <StandIn key={i} seat={i + 1} leftAt={p.leftAt} />)}
            <Resign onDone={onDone} />
            {feed.problem !== '' && <p class="problem" role="alert">{feed.problem}</p>}
        </section>
    );
}

/** A bot for somebody who has been away for long enough; until then, how long it still takes. */
function StandIn({ seat, leftAt }: { seat: number; leftAt: number }) {
    const { session, words, feed } = useTable();
    const now = useNow(true, leftAt);
    const seconds = Math.ceil((leftAt - now) / 1000) + feed.standin;
    return (
        <button type="button" class="standin" data-seat={seat} disabled={seconds > 0} onClick={() => void session.feed.standin(seat)}>
            <Icon name="gi:robot-antennas" size={18} /> {t('table.standin', words.seatName(seat))}
            {seconds > 0 && <small> {inTime(seconds)}</small>}
        </button>
    );
}

/** "in 1:20", "in 3 days" */
function inTime(seconds: number): string {
    return seconds < DAY ? t('table.standin-in', clockText(seconds))
        : new Intl.RelativeTimeFormat(lang.get()).format(Math.ceil(seconds / DAY), 'day');
}

/** Bots agree to everything: back to the own last choice. */
function OwnBack({ onDone }: { onDone: () => void }) {
    const { session, stage } = useTable();
    const back = () => {
        void session.undo();
        onDone();
    };
    return (
        <button type="button" class="own-back" disabled={!stage.frame.undo} onClick={back}>
            <Icon name="gi:return-arrow" size={18} /> {t('talk.own-back')}
        </button>
    );
}

function TakeBack({ answers, onDone }: { answers: number; onDone: () => void }) {
    const { session } = useTable();
    const [many, setMany] = useState(1);
    const within = Math.min(Math.max(1, many), answers);
    const ask = (e: Event) => {
        e.preventDefault();
        void session.feed.takeback(answers - within);
        onDone();
    };
    return (
        <form class="takeback" onSubmit={ask}>
            <div class="row">
                <label>{t('talk.how-many')}{' '}
                    <input type="number" min={1} max={answers} value={many} onInput={e => setMany(e.currentTarget.valueAsNumber || 1)} />
                </label>
                <button type="submit"><Icon name="gi:return-arrow" size={18} /> {t('table.takeback')}</button>
            </div>
            <p class="quiet">{t('talk.takeback-about')}</p>
        </form>
    );
}

function Resign({ onDone }: { onDone: () => void }) {
    const { session } = useTable();
    const [sure, setSure] = useState(false);
    const no = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => no.current?.focus(), [sure]);     // the button that had the focus is gone
    const yes = () => {
        void session.feed.resign();
        onDone();
    };
    if (!sure)
        return (
            <button type="button" class="resign" onClick={() => setSure(true)}>
                <Icon name="gi:flying-flag" size={18} /> {t('table.resign')}
            </button>
        );
    return (
        <div class="row" role="group" aria-label={t('table.resign-sure')}>
            <span>{t('table.resign-sure')}</span>
            <button type="button" class="resign-yes" onClick={yes}>{t('talk.resign-yes')}</button>
            <button type="button" ref={no} onClick={() => setSure(false)}>{t('app.cancel')}</button>
        </div>
    );
}

function KeysPart() {
    return (
        <section>
            <h3>{t('talk.keys')}</h3>
            <KeyList />
        </section>
    );
}
