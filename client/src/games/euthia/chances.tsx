// What the answers to a throw would bring, side by side: asked from the server, one forecast for each.
import { useEffect, useState } from 'preact/hooks';
import type { Forecast, ForecastLine } from '../../net/protocol';
import type { Choice } from '../../table/choices';
import { useTable } from '../../table/context';
import { chanceOf } from '../../table/board/forecast';
import { t } from './euthia.text';

/** Answers that change a throw, or leave it as it is. */
const WEIGHED = ['pass', 'done', 'reroll', 'dwurt', 'hope-1', 'hope-3', 'strike', 'use', 'flip', 'essence'];
/** Questions at which dice have fallen, or are about to. */
const ASKED = ['hero', 'monster', 'shield', 'after', 'puppet', 'weapon', 'roll', 'parry', 'ready'];
const MOST = 7;

export function Chances({ hero }: { hero: number }) {
    const { stage: { frame, playing }, open } = useTable();
    const choices = playing || !ASKED.includes(frame.prompt?.key ?? '') ? [] : open.all.filter(c => WEIGHED.includes(c.verb)).slice(0, MOST);
    return choices.length === 0 ? null : (
        <div class="eu-chances">
            <h4>{t('euthia.chances')}</h4>
            <ul>{choices.map(c => <li key={`${frame.v} ${c.n}`}><Chance choice={c} hero={hero} /></li>)}</ul>
        </div>
    );
}

function Chance({ choice, hero }: { choice: Choice; hero: number }) {
    const { session, words, considered } = useTable();
    const [forecast, setForecast] = useState<Forecast | null>(null);
    useEffect(() => {
        let here = true;
        void session.forecasts.of(choice, () => here).then(found => { if (here) setForecast(found); });
        return () => { here = false; };
    }, []);
    const stays = choice.verb === 'pass' || choice.verb === 'done';
    return (
        <button type="button" class={`eu-chance ${considered?.choice?.n === choice.n ? 'is-picked' : ''}`} data-answer={choice.n}
            onClick={() => session.clickChoice(choice, choice.things[0] ?? { kind: 'verb', id: choice.verb })}>
            <span>{stays ? t('euthia.at-end') : words.option(choice.n)}</span>
            <b>{forecast === null ? '…' : tellOutcome(forecast, hero, words.fact('life'), words.fact('health'))}</b>
        </button>
    );
}

/** Victory and death with their chances, then what is left of both. */
function tellOutcome(forecast: Forecast, hero: number, life: string, health: string): string {
    const ends = (e: string) => (forecast.events ?? []).filter(x => x.e === e).reduce((n, x) => n + x.copies, 0);
    const certain = (copies: number) => {
        const { percent, cases } = chanceOf(copies, forecast);
        return cases !== undefined ? t('euthia.exactly', ...cases) : percent !== undefined ? t('euthia.about', percent) : '';
    };
    const won = ends('victory'), dead = ends('killed');
    const line = (of: (l: ForecastLine) => boolean) => forecast.lines.find(of);
    return [
        ...won > 0 ? [t('euthia.victory', certain(won)).trim()] : [],
        ...dead > 0 ? [t('euthia.death', certain(dead)).trim()] : [],
        ...spread(line(l => l.fact === 'life' && l.thing.kind !== 'seat'), life, certain),
        ...spread(line(l => l.fact === 'health' && l.thing.kind === 'seat' && Number(l.thing.id) === hero), health, certain),
    ].join(' · ') || '–';
}

/** All values, each with its chance. */
function spread(line: ForecastLine | undefined, name: string, chance: (copies: number) => string): string[] {
    const values = line?.values ?? [];
    return values.length === 0 ? [] : [t('euthia.loss', name, values.map(([value, copies]) => `${value} ${chance(copies)}`.trim()).join(', '))];
}
