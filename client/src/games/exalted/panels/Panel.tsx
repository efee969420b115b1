// The heroes of a seat, one line each, in its panel; on small screens in its strip.
import { useState } from 'preact/hooks';
import { Medallion } from '../../../table/cards/Figure';
import { useItem } from '../../../table/cards/useItem';
import { useTable } from '../../../table/context';
import { has, number, pair } from '../../facts';
import { HeroRow } from './HeroRow';
import { HeroSheet } from './HeroSheet';
import { heroesOf, type Hero } from './heroes';
import { t } from './panels.text';
import { Phases } from './Track';

/** Which of the heroes is looked at, and what shows it. */
function useSheet(heroes: Hero[]) {
    const [shown, show] = useState<string | null>(null);
    const hero = heroes.find(h => h.model.id === shown);
    return { look: (h: Hero) => show(h.model.id ?? null), sheet: hero === undefined ? null : <HeroSheet hero={hero} onClose={() => show(null)} /> };
}

export function Panel({ seat }: { seat: number }) {
    const { stage: { view }, words } = useTable();
    const heroes = heroesOf(view, seat);
    const { look, sheet } = useSheet(heroes);
    return (
        <>
            <ul class="ex-heroes" aria-label={words.area('heroes')}>
                {heroes.map(h => <li key={h.model.id}><HeroRow hero={h} onLook={() => look(h)} /></li>)}
            </ul>
            {sheet}
        </>
    );
}

export function Strip({ seat }: { seat: number }) {
    const { stage: { view } } = useTable();
    const heroes = heroesOf(view, seat);
    const { look, sheet } = useSheet(heroes);
    const of = view.seats[seat - 1] ?? {}, points = number(of, 'points') ?? number(of, 'trophies');
    return (
        <>
            {points !== undefined && <b class="ex-points">{points}</b>}
            <Phases seat={seat} />
            {heroes.map(h => <StripHero key={h.model.id} hero={h} onLook={() => look(h)} />)}
            {sheet}
        </>
    );
}

/** Tapping chooses who can be chosen, and brings him into sight; else it shows the hero. */
function StripHero({ hero, onLook }: { hero: Hero; onLook: () => void }) {
    const { table: { session, words }, state, attributes } = useItem(hero.model);
    const choose = () => {
        attributes.onClick();
        session.looksAt.set({ thing: hero.model });
    };
    const [life, most] = pair(hero.model, 'life') ?? [0, 1];
    const says = `${words.title('model', hero.model.id)}, ${t('exalted.life', life, most)}${has(hero.model, 'out') ? `, ${words.tag('out')}` : ''}`;
    return (
        <button {...attributes} class={`ex-strip-hero is-${state} ${has(hero.model, 'out') ? 'out' : ''}`} aria-label={says}
            onClick={state === 'legal' || state === 'picked' ? choose : onLook}>
            <Medallion item={hero.model} size={26} /><span class="ex-mini" aria-hidden><i style={{ width: `${100 * life / Math.max(1, most)}%` }} /></span>
        </button>
    );
}
