// One rule in the language of the page, with its neighbours.
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../lib/store';
import { writeRoute } from '../route';
import { catalogue, type Rule } from '../text/catalogue';
import { chapterTitle } from '../text/chapters';
import { t, useLang } from '../text/lang';
import { RuleText } from '../text/RuleText';
import { Modal } from './cards/Modal';
import { useTable } from './context';

export function RulePanel({ id, onClose }: { id: string; onClose: () => void }) {
    const { feed } = useTable();
    const lang = useLang();
    const from = useStore(catalogue(feed.game));
    const [at, setAt] = useState(id);
    useEffect(() => setAt(id), [id]);
    const index = from?.rules.findIndex(r => r.id === at) ?? -1;
    const rule = from?.rules[index];
    const link = (other: string) => <button type="button" class="link" onClick={() => setAt(other)}>{other}</button>;
    return (
        <Modal class="rule-sheet" label={t('talk.rule', at)} onClose={onClose}>
            <div class="sheet" data-rule={at}>
                <div class="sheet-head">
                    <div>
                        {rule !== undefined && <p class="quiet">{chapterTitle(rule.chapter, lang)}</p>}
                        <h2>{at}</h2>
                    </div>
                    <button type="button" class="shut" aria-label={t('app.close')} onClick={onClose}>×</button>
                </div>
                <div class="rule-body" aria-live="polite">
                    {rule === undefined
                        ? <p>{t('rules.unknown', at)}</p>
                        : <RuleText text={rule[lang]} link={link} />}
                </div>
                <nav class="neighbours" aria-label={t('app.rules')}>
                    <Neighbour rule={from?.rules[index - 1]} say="rules.previous" onPick={setAt} />
                    <Neighbour rule={index < 0 ? undefined : from?.rules[index + 1]} say="rules.next" onPick={setAt} />
                </nav>
                <a class="all-rules" href={writeRoute({ at: 'rules', game: feed.game, rule: rule?.id })} target="_blank" rel="noopener">{t('rules.all')}</a>
            </div>
        </Modal>
    );
}

interface NeighbourProps {
    rule: Rule | undefined;
    say: 'rules.previous' | 'rules.next';
    onPick: (id: string) => void;
}

function Neighbour({ rule, say, onPick }: NeighbourProps) {
    return rule === undefined ? <span /> : <button type="button" onClick={() => onPick(rule.id)}>{t(say, rule.id)}</button>;
}
