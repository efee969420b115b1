// All about one hero: values, abilities with their texts, passive, equipment, and what is on him.
import { Icon } from '../../../lib/Icon';
import { Modal } from '../../../table/cards/Modal';
import { Medallion } from '../../../table/cards/Figure';
import { useTable } from '../../../table/context';
import { number, tagIn } from '../../facts';
import { STATUSES } from '../emblems';
import { bar, Bar, effect, lasts, Level } from './HeroRow';
import { SLOTS, type Hero } from './heroes';
import { CLASSES, FIGURES } from './icons';
import { Letters } from './Letters';
import { t } from './panels.text';

const VALUES = ['nk', 'fk', 'range', 'wk', 'agil', 'rst', 'mr', 'move', 'run', 'mreg', 'gold'];

export function HeroSheet({ hero, onClose }: { hero: Hero; onClose: () => void }) {
    const { words } = useTable();
    const { model } = hero, name = words.title('model', model.id), kind = tagIn(model, CLASSES);
    return (
        <Modal class="ex-sheet" label={name} onClose={onClose}>
            <header>
                <Medallion item={model} size={44} />
                <div><h2>{name}</h2><small>{kind !== undefined && words.tag(kind)}</small></div>
                <Level of={model} />
                <span class="space" />
                <button type="button" autofocus onClick={onClose}>{t('cards.close')}</button>
            </header>
            <p class="ex-bars"><Bar of={model} fact="life" /><Bar of={model} fact="mana" /></p>
            <dl class="ex-values">
                {VALUES.filter(fact => number(model, fact) !== undefined).map(fact => (
                    <div key={fact}><dt>{words.fact(fact)}</dt><dd><Icon name={FIGURES[fact]!} size={15} /> {number(model, fact)}</dd></div>
                ))}
            </dl>
            <Effects hero={hero} />
            <ul class="ex-texts">
                {hero.abilities.map((a, i) => <Ability key={a.id} hero={hero} slot={i} />)}
                {hero.passive !== undefined && <li><h3><b class="ex-slot ready">✦</b> {words.title('passive', hero.passive.id)} <small>{t('exalted.passive')}</small></h3>
                    <p>{words.about('passive', hero.passive.id)}</p></li>}
            </ul>
            <h3 class="ex-part">{t('exalted.equipment')}</h3>
            {hero.cards.length === 0 ? <p class="quiet">{t('exalted.no-cards')}</p>
                : <ul class="ex-texts">{hero.cards.map(c => <li key={c.id}><h3><Icon name="gi:backpack" size={16} /> {words.title('item', c.id)}</h3>
                    <p>{words.about('item', c.id)}</p></li>)}</ul>}
            <Letters />
        </Modal>
    );
}

function Ability({ hero, slot }: { hero: Hero; slot: number }) {
    const table = useTable();
    const { words } = table, ability = hero.abilities[slot]!;
    const held = bar(table, ability, number(hero.model, 'mana') ?? 0);
    return (
        <li>
            <h3><b class={`ex-slot ${held?.look ?? 'ready'}`}>{SLOTS[slot]}</b> {words.title('ability', ability.id)}{' '}
                <small>{t('exalted.cost', number(ability, 'mana') ?? 0)} · {held?.why ?? t('exalted.ready')}</small></h3>
            <p>{words.about('ability', ability.id)}</p>
        </li>
    );
}

function Effects({ hero }: { hero: Hero }) {
    const table = useTable();
    const { words } = table;
    if (hero.statuses.length + hero.lasting.length === 0)
        return null;
    return (
        <>
            <h3 class="ex-part">{t('exalted.effects')}</h3>
            <ul class="ex-lasting">
                {hero.statuses.map(s => <li key={s.id}><Icon name={STATUSES[s.id ?? ''] ?? 'gi:aura'} size={17} /> <b>{words.title('status', s.id)}</b> {lasts(table, s)}</li>)}
                {[...new Set(hero.lasting.map(l => l.id))].map(id => <li key={id}><Icon name="gi:aura" size={17} /> {effect(table, hero.lasting.filter(l => l.id === id))}</li>)}
            </ul>
        </>
    );
}
