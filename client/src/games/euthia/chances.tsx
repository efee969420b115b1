// What the answers to a question would bring, side by side: asked from the server, one forecast for each.
import { useEffect, useState } from 'preact/hooks';
import type { Forecast, TableView } from '../../net/protocol';
import type { Choice } from '../../table/choices';
import { useTable } from '../../table/context';
import type { Words } from '../../text/words';
import { pair } from '../facts';
import { combatOf } from './bout';
import { t } from './euthia.text';
import { deedsOf, NOTHING, outcomeOf } from './outcomes';

/** Questions at which dice have fallen, or are about to, and answers that change them or leave them as they are. */
const THROWS = ['hero', 'monster', 'shield', 'after', 'puppet', 'weapon', 'roll', 'parry', 'ready', 'cards', 'curse'];
const CHANGES = ['pass', 'done', 'reroll', 'dwurt', 'hope-1', 'hope-3', 'strike', 'use', 'flip', 'essence', 'play'];
/** Questions whose answers say too little by themselves. */
const BARE = ['option', 'more', 'spoil', 'ward', 'protect'];
/** What heals: how much it does is told, that one may do without is not. */
const HEALS = ['use', 'flip', 'essence'];
/** Questions about the attack of the monster: what is at stake is the hero's health. */
const ITS_ATTACK = ['hero', 'monster', 'shield', 'parry', 'cards'];
const MOST = 7;

/** The answers whose chances are told. */
export function weighed(all: Choice[], prompt: string | undefined): Choice[] {
    const throws = THROWS.includes(prompt ?? '');
    return prompt === 'healing' ? all.filter(c => HEALS.includes(c.verb)).slice(0, MOST) : throws || BARE.includes(prompt ?? '') ? all.filter(c => !throws || CHANGES.includes(c.verb)).slice(0, MOST) : [];
}

export function Chances({ hero }: { hero: number }) {
    const { stage: { frame, playing }, open } = useTable();
    const throws = THROWS.includes(frame.prompt?.key ?? ''), choices = playing ? [] : weighed(open.all, frame.prompt?.key);
    return choices.length === 0 ? null : (
        <div class="eu-chances">
            <h4>{t('euthia.chances')}</h4>
            <ul>{choices.map(c => <li key={`${frame.v} ${c.n}`}><Chance choice={c} hero={hero} throws={throws} /></li>)}</ul>
        </div>
    );
}

function Chance({ choice, hero, throws }: { choice: Choice; hero: number; throws: boolean }) {
    const { session, scene, words, considered, stage: { frame, view } } = useTable();
    const [forecast, setForecast] = useState<Forecast | null>(null);
    useEffect(() => {
        let here = true;
        void session.forecasts.of(choice, () => here).then(found => { if (here) setForecast(found); });
        return () => { here = false; };
    }, []);
    // A roll outside a combat is about other things.
    const fights = throws && combatOf(view.areas) !== undefined;
    const stays = throws && (choice.verb === 'pass' || choice.verb === 'done');
    return (
        <button type="button" class={`eu-chance ${considered?.choice?.n === choice.n ? 'is-picked' : ''}`} data-answer={choice.n}
            onClick={() => session.clickChoice(choice, choice.things[0] ?? { kind: 'verb', id: choice.verb })}>
            <span>{stays ? t('euthia.at-end') : (choice.verb === 'choose' ? scene.turn.brief?.(choice, words) : undefined) ?? words.option(choice.n)} <small>{choice.verb === 'play' ? fieldOf(words.about('card', choice.things[0]?.id), choice.things[1]?.id) : ''}</small></span>
            <b>{forecast === null ? '…' : fights ? outcomeOf(forecast, hero, words, asItIs(view, hero, frame.prompt?.key ?? '', words)) : deedsOf(forecast, hero, words)}</b>
        </button>
    );
}

/** What an answer leaves as it is: the hero's health, or the life of the monster. */
function asItIs(view: TableView, hero: number, prompt: string, words: Words): string {
    const combat = combatOf(view.areas), [damage, most] = pair(combat ?? {}, 'damage') ?? [0, 0];
    const [health] = pair(view.seats[hero - 1] ?? {}, 'health') ?? [];
    return combat === undefined || health === undefined ? NOTHING
        : ITS_ATTACK.includes(prompt) ? t('euthia.loss', words.fact('health'), health) : t('euthia.loss', t('euthia.foe-life'), most - damage);
}

/** The field of a card that so many of it bring: its text tells them one after the other. */
export function fieldOf(text: string, n: string | undefined): string {
    return new RegExp(`${n ?? ''}×: ([^.]*\\.)`).exec(text)?.[1] ?? '';
}
