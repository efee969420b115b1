// Looking back at a match: how it stood, how well everybody played, and what would have been better.
import { useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import type { Analysis, Looked } from '../../net/protocol';
import { Modal } from '../../table/cards/Modal';
import { useTable } from '../../table/context';
import { Advised } from '../../table/Thought';
import { t } from '../../text/pages';
import type { Player } from './player';

const WIDE = 600, HIGH = 140;
const percent = (share: number) => Math.round(100 * share);

/** A button; what it found stays as long as the replay. */
export function LookBack({ player }: { player: Player }) {
    const [looked, setLooked] = useState<Looked | null>(null);
    const [problem, setProblem] = useState('');
    const [shown, show] = useState(false);
    const close = () => show(false);
    const open = () => {
        show(true);
        if (looked !== null && problem === '')
            return;
        setProblem('');
        player.look(setLooked).catch(e => setProblem((e as Error).message));
    };
    return (
        <>
            <button type="button" class="proof-line look-back" aria-haspopup="dialog" onClick={open}>
                <Icon name="gi:light-bulb" size={18} /> <span>{t('replay.look')}</span>
            </button>
            {shown && <Modal class="proof looked" label={t('replay.look')} onClose={close}>
                <div class="sheet">
                    <div class="sheet-head">
                        <h2>{t('replay.look')}</h2>
                        <button type="button" class="shut" aria-label={t('app.close')} onClick={close}>×</button>
                    </div>
                    {problem !== '' && <p class="problem" role="alert">{t('replay.look-failed', problem)}</p>}
                    {looked?.found === undefined
                        ? problem === '' && <p role="status">{t('replay.looking')} <progress value={looked?.done ?? 0} max={looked?.all ?? 1} aria-label={t('replay.looking')} /></p>
                        : <Found found={looked.found} all={looked.all} player={player} onClose={close} />}
                    <p class="quiet">{t('replay.look-means')}</p>
                </div>
            </Modal>}
        </>
    );
}

function Found({ found, all, player, onClose }: { found: Analysis; all: number; player: Player; onClose: () => void }) {
    const { words } = useTable();
    const { swings, seats } = found;
    return (
        <>
            <Curve found={found} all={all} />
            <ul class="accuracies">
                {seats.map(({ choices, accuracy }, i) => <li key={i} style={{ '--of': `var(--seat-${i + 1})` }}>
                    {choices > 0 ? t('replay.accuracy', words.seatName(i + 1), Math.round(accuracy), choices) : t('replay.no-choice', words.seatName(i + 1))}
                </li>)}
            </ul>
            <h3>{t(swings.length > 0 ? 'replay.swings' : 'replay.no-swings')}</h3>
            {swings.map(swing => <section class="swing" key={swing.v}>
                <h4>{t('replay.swing', words.seatName(swing.seat), words.option(swing.played, true))}</h4>
                <p>
                    {t('replay.swing-cost', percent(swing.chance), percent(swing.lost))}
                    {' · '}
                    <button type="button" class="link" onClick={() => { onClose(); void player.go({ at: swing.v, eyes: swing.seat }); }}>
                        {t('replay.go-there', swing.v + 1)}
                    </button>
                </p>
                <Advised hint={{ ...swing, option: swing.offers?.[0]?.option ?? '' }} />
            </section>)}
        </>
    );
}

/** A line for each seat: its best chance at every choice it had. */
function Curve({ found: { choices, seats, swings }, all }: { found: Analysis; all: number }) {
    const x = (v: number) => WIDE * v / Math.max(1, all - 1), y = (chance: number) => HIGH * (1 - chance);
    return (
        <svg class="curve" viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`} role="img" aria-label={t('replay.curve')}>
            <path class="half" d={`M0 ${y(0.5)}H${WIDE}`} />
            {seats.map((_, i) => {
                const own = choices.filter(c => c.seat === i + 1);
                return <polyline key={i} style={{ '--of': `var(--seat-${i + 1})` }}
                    points={own.map(c => `${x(c.v).toFixed(1)},${y(Math.min(1, c.chance + (c.lost ?? 0))).toFixed(1)}`).join(' ')} />;
            })}
            {swings.map(s => <g key={s.v} style={{ '--of': `var(--seat-${s.seat})` }}>
                <path class="fall" d={`M${x(s.v)} ${y(Math.min(1, s.chance + s.lost))}V${y(s.chance)}`} />
                <circle cx={x(s.v)} cy={y(s.chance)} r={5} />
            </g>)}
        </svg>
    );
}
