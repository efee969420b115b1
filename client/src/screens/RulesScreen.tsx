// All rules of a game: chapters, a search, and an address for every rule.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import { useStore } from '../lib/store';
import { socket } from '../net/main';
import type { Lang } from '../net/protocol';
import { writeRoute } from '../route';
import { catalogue, type Catalogue } from '../text/catalogue';
import { findRules, inChapters, queryWords, type Chapter } from '../text/chapters';
import { useLang } from '../text/lang';
import { t } from '../text/pages';
import { NotFound } from './parts/NotFound';
import { ruleElement, RuleList } from './rules/RuleList';

export function RulesScreen({ game, rule }: { game: string; rule?: string }) {
    const welcome = useStore(socket.welcome);
    if (welcome === null)
        return <p class="waiting">{t('app.loading')}</p>;
    return welcome.games.some(g => g.id === game) ? <RulesOf game={game} rule={rule} /> : <NotFound />;
}

function RulesOf({ game, rule }: { game: string; rule?: string }) {
    const from = useStore(catalogue(game));
    return from === null ? <p class="waiting">{t('app.loading')}</p> : <Rules game={game} rule={rule} from={from} />;
}

function Rules({ game, rule, from }: { game: string; rule?: string; from: Catalogue }) {
    const lang = useLang();
    const [query, setQuery] = useState('');
    const [both, setBoth] = useState(false);
    const langs = useMemo<Lang[]>(() => both ? [lang, lang === 'de' ? 'en' : 'de'] : [lang], [lang, both]);
    const words = useMemo(() => queryWords(query), [query]);
    const found = useMemo(() => findRules(from.rules, words, langs), [from, words, langs]);
    const chapters = useMemo(() => inChapters(found, lang), [found, lang]);
    const columns = useRef<HTMLDivElement>(null);
    useKeptPlace(`${lang} ${both}`);
    // An address leads to its rule even if the search has hidden it.
    useEffect(() => {
        if (rule !== undefined)
            setQuery('');
    }, [rule]);
    useEffect(() => {
        const there = rule === undefined ? null : ruleElement(rule);
        there?.scrollIntoView({ block: 'center' });
        there?.focus({ preventScroll: true });
    }, [rule, from]);
    // What was found begins at the top, however far down one has read.
    useLayoutEffect(() => {
        if (words.length > 0 && (columns.current?.getBoundingClientRect().top ?? 0) < 0)
            columns.current?.scrollIntoView();
    }, [words]);
    const known = rule === undefined || from.rule.has(rule);
    return (
        <div class="rules">
            <div class="rules-head">
                <h1>{t('rules.title', from.texts[lang][`game.${game}`] ?? game)}</h1>
                <label><input type="checkbox" checked={both} onChange={e => setBoth(e.currentTarget.checked)} /> {t('rules.both')}</label>
            </div>
            <div class="rules-tools" role="search">
                <label class="rules-search">
                    <span class="hidden-text">{t('rules.search')}</span>
                    <Icon name="gi:magnifying-glass" size={18} />
                    <input type="search" value={query} onInput={e => setQuery(e.currentTarget.value)} autocomplete="off"
                        placeholder={t('rules.search-like')} />
                </label>
                <span class="rules-count" role="status">{t('rules.count', found.length, from.rules.length)}</span>
            </div>
            {!known && <p role="alert">{t('rules.unknown', rule)}</p>}
            <div class="rules-columns" ref={columns}>
                <Contents game={game} chapters={chapters} />
                <div class="rules-text">
                    {found.length === 0 && <p class="waiting">{t('rules.nothing', query)}</p>}
                    <RuleList game={game} chapters={chapters} langs={langs} words={words} marked={rule} />
                </div>
            </div>
        </div>
    );
}

/** Beside the text; on a phone it is folded away. */
function Contents({ game, chapters }: { game: string; chapters: Chapter[] }) {
    const ref = useRef<HTMLDetailsElement>(null);
    const wide = useMemo(() => matchMedia('(min-width: 901px)').matches, []);
    const show = (e: Event, first: string) => {
        e.preventDefault();
        if (!wide)
            ref.current?.removeAttribute('open');
        const head = ruleElement(first)?.closest('section')?.querySelector('h2');
        head?.scrollIntoView({ block: 'start' });
        head?.focus({ preventScroll: true });
    };
    return (
        <details class="rules-contents" open={wide} ref={ref}>
            <summary>{t('rules.contents')}</summary>
            <nav aria-label={t('rules.contents')}>
                <ol>
                    {chapters.map(({ title, rules: [first] }) => first !== undefined && (
                        <li key={first.id}>
                            <a href={writeRoute({ at: 'rules', game, rule: first.id })} onClick={e => show(e, first.id)}>{title}</a>
                        </li>
                    ))}
                </ol>
            </nav>
        </details>
    );
}

/** When all texts change their length at once, the rule being read stays where it is on the screen. */
function useKeptPlace(change: string): void {
    const last = useRef(change);
    const anchor = useRef<{ element: Element; top: number } | null>(null);
    if (last.current !== change) {
        const element = [...document.querySelectorAll('.rule')].find(r => r.getBoundingClientRect().bottom > 90);
        anchor.current = element === undefined || scrollY === 0 ? null : { element, top: element.getBoundingClientRect().top };
    }
    useLayoutEffect(() => {
        if (last.current !== change && anchor.current !== null)
            scrollBy(0, anchor.current.element.getBoundingClientRect().top - anchor.current.top);
        last.current = change;
    }, [change]);
}
