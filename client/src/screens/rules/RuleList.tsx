// The rules one under the other, each with its id as a link to itself.
import { useMemo } from 'preact/hooks';
import type { Lang } from '../../net/protocol';
import { writeRoute } from '../../route';
import type { Rule } from '../../text/catalogue';
import type { Chapter } from '../../text/chapters';
import { Marked, RuleText } from '../../text/RuleText';

interface Props {
    game: string;
    chapters: Chapter[];
    langs: Lang[];            // the page's first
    words: string[];          // to mark
    marked?: string;          // the rule the address names
}

export function ruleElement(id: string): HTMLElement | null {
    return document.getElementById(`rule-${id}`);
}

export function RuleList(props: Props) {
    const { game, chapters, langs, words, marked } = props;
    return useMemo(() => (
        <>
            {chapters.map(({ title, rules }) => (
                <section key={rules[0]?.id}>
                    <h2 tabIndex={-1}>{title}</h2>
                    {rules.map(r => <OneRule key={r.id} rule={r} {...{ game, langs, words }} marked={r.id === marked} />)}
                </section>
            ))}
        </>
    ), [game, chapters, langs, words, marked]);
}

function OneRule({ rule, game, langs, words, marked }: { rule: Rule; marked: boolean } & Pick<Props, 'game' | 'langs' | 'words'>) {
    const link = (id: string) => <a href={writeRoute({ at: 'rules', game, rule: id })}><Marked text={id} words={words} /></a>;
    return (
        <article class={`rule ${marked ? 'marked' : ''}`} id={`rule-${rule.id}`} tabIndex={-1} aria-current={marked ? 'true' : undefined}>
            <span class="rule-id">{link(rule.id)}</span>
            {langs.map(l => <RuleText key={l} text={rule[l]} lang={l} words={words} link={link} />)}
        </article>
    );
}
