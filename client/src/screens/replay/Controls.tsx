// Time in the hand: steps, turns, play, a slider, the speed, and whose eyes.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { setSettings, settings, type Speed } from '../../lib/settings';
import { useStore } from '../../lib/store';
import { useTable } from '../../table/context';
import { t } from '../../text/pages';
import { LookBack } from './LookBack';
import type { Player } from './player';
import { ProofLine } from './Proof';

const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'off'];

export function Controls({ player }: { player: Player }) {
    const { at, moves, plays, problem, log } = useStore(player.state);
    const end = moves.length;
    const [more, showMore] = useState(false);
    useKeys(player);
    return (
        <section class="controls" aria-label={t('replay.controls')}>
            <input type="range" min={0} max={end} value={at} aria-label={t('replay.moment')} aria-valuetext={t('replay.at', at, end)}
                onInput={e => { player.pause(); void player.go({ at: e.currentTarget.valueAsNumber }); }} />
            <div class="transport">
                <Key label={t('replay.previous-turn')} icon="gi:fast-backward-button" off={at === 0} onPress={() => void player.turn(-1)} />
                <Key label={t('replay.back')} icon="gi:previous-button" off={at === 0} onPress={() => player.step(-1)} />
                {plays
                    ? <Key label={t('replay.pause')} icon="gi:pause-button" main onPress={() => player.pause()} />
                    : <Key label={t('replay.play')} icon="gi:play-button" main onPress={() => void player.play()} />}
                <Key label={t('replay.forward')} icon="gi:next-button" off={at === end} onPress={() => player.step(1)} />
                <Key label={t('replay.next-turn')} icon="gi:fast-forward-button" off={at === end} onPress={() => void player.turn(1)} />
                <span class="at">{t('replay.at', at, end)}</span>
                <button type="button" class="unfold" aria-label={t('replay.more')} title={t('replay.more')} aria-expanded={more} onClick={() => showMore(!more)}>
                    <Icon name="gi:cog" size={18} />
                </button>
            </div>
            <div class={more ? 'unfolded' : 'folded'}>
                <div class="transport-more">
                    <Eyes player={player} />
                    <SpeedChoice />
                </div>
                <LookBack player={player} />
                <ProofLine log={log} />
            </div>
            {problem !== '' && <p class="problem" role="alert">{t('replay.failed', problem)}</p>}
        </section>
    );
}

interface KeyProps {
    label: string;
    icon: string;
    main?: boolean;
    off?: boolean;
    onPress: () => void;
}

/** Stays in the order of the keyboard where it can do nothing, so that the focus is not lost at the end. */
function Key({ label, icon, main = false, off = false, onPress }: KeyProps) {
    return (
        <button type="button" class={main ? 'main' : ''} aria-label={label} title={label} aria-disabled={off}
            onClick={() => off || onPress()}>
            <Icon name={icon} size={main ? 24 : 18} />
        </button>
    );
}

function Eyes({ player }: { player: Player }) {
    const { words, stage } = useTable();
    const { eyes } = useStore(player.state);
    return (
        <label>{t('replay.eyes')}{' '}
            <select value={eyes} onChange={e => void player.go({ eyes: Number(e.currentTarget.value) })}>
                <option value={0}>{t('replay.spectator')}</option>
                {stage.view.seats.map((_, i) => <option key={i} value={i + 1}>{words.seatName(i + 1)}</option>)}
            </select>
        </label>
    );
}

function SpeedChoice() {
    const { speed } = useStore(settings);
    return (
        <label>{t('app.speed')}{' '}
            <select value={speed} onChange={e => setSettings({ speed: e.currentTarget.value as Speed })}>
                {SPEEDS.map(s => <option key={s} value={s}>{t(`app.speed.${s}`)}</option>)}
            </select>
        </label>
    );
}

/** Arrows step and space plays, as long as nothing that has the focus needs these keys itself. */
function useKeys(player: Player): void {
    useEffect(() => {
        const down = (e: KeyboardEvent) => {
            const at = document.activeElement;
            const free = at === null || at === document.body || at.id === 'content';
            if (!free || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey)
                return;
            if (e.key === 'ArrowRight')
                player.step(1);
            else if (e.key === 'ArrowLeft')
                player.step(-1);
            else if (e.key === ' ' && player.state.get().plays)
                player.pause();
            else if (e.key === ' ')
                void player.play();
            else
                return;
            e.preventDefault();
        };
        document.addEventListener('keydown', down);
        return () => document.removeEventListener('keydown', down);
    }, [player]);
}
