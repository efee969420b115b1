// The text of a rule: what a search found is marked, ids of other rules lead there.
import type { Lang } from '../net/protocol';
import { markWords, RULE_ID } from './chapters';

interface Props {
    text: string;
    lang?: Lang;              // where it is not the page's
    words?: string[];         // to mark
    link: (id: string) => preact.ComponentChild;
}

export function RuleText({ text, lang, words = [], link }: Props) {
    return (
        <p class="rule-text" lang={lang}>
            {text.split(RULE_ID).map((part, i) => i % 2 === 1 ? link(part) : <Marked key={i} text={part} words={words} />)}
        </p>
    );
}

export function Marked({ text, words }: { text: string; words: string[] }) {
    return <>{markWords(text, words).map((s, i) => s.marked ? <mark key={i}>{s.text}</mark> : s.text)}</>;
}
