// The large card with its words explained: a glance beside what the pointer rests on, or a dialog.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useNarrow } from '../lib/narrow';
import { useStore } from '../lib/store';
import type { Item } from '../net/protocol';
import { catalogue } from '../text/catalogue';
import { t } from '../text/lang';
import { Card } from './Card';
import { WhyCard } from './cards/WhyCard';
import { explain } from './cards/keywords';
import { Modal } from './cards/Modal';
import { tellTag } from './cards/teams';
import { placeBeside } from './cards/placing';
import { zoomWay } from './cards/zoom';
import { useTable } from './context';

export function CardZoom({ item, onClose }: { item: Item; onClose: () => void }) {
    const { words, showRule } = useTable();
    const way = useStore(zoomWay);
    if (!way.study)
        return <Glance key={item.id} item={item} near={way.near} readable={way.readable} onClose={onClose} />;
    return (
        <Modal class="zoom study" label={words.title(item.kind, item.id)} onClose={onClose}>
            <Card item={item} size="large" />
            <div class="study-side">
                <WhyCard item={item} onRule={id => { onClose(); showRule(id); }} />
                <Meaning item={item} onRule={id => { onClose(); showRule(id); }} />
                <button type="button" class="close" autofocus onClick={onClose}>{t('cards.close')}</button>
            </div>
        </Modal>
    );
}

interface GlanceProps {
    item: Item;
    near: DOMRect | null;
    readable: boolean;        // it lies there in full: only its words are said larger
    onClose: () => void;
}

function Glance({ item, near, readable, onClose }: GlanceProps) {
    const { words } = useTable();
    const ref = useRef<HTMLDivElement>(null), wide = !useNarrow();
    useLayoutEffect(() => {
        const panel = ref.current!;
        const place = () => keepClear(panel, near);
        const grows = new ResizeObserver(place);      // a reason may come later
        grows.observe(panel);
        place();
        return () => grows.disconnect();
    }, [near]);
    useEffect(() => {
        const key = (e: KeyboardEvent) => { if (e.key === 'Escape') onClose(); };
        document.addEventListener('keydown', key);
        document.addEventListener('pointerdown', onClose);
        return () => {
            document.removeEventListener('keydown', key);
            document.removeEventListener('pointerdown', onClose);
        };
    }, []);
    return (
        <div ref={ref} class="zoom glance" role="tooltip">
            {readable && wide
                ? <div class="glance-words"><b>{words.title(item.kind, item.id)}</b><p>{words.about(item.kind, item.id)}</p></div>
                : <Card item={item} size="large" />}
            <div class="glance-side"><WhyCard item={item} /><Meaning item={item} /></div>
        </div>
    );
}

/** Never over what it belongs to, and over as little of the board and of the question as can be. */
function keepClear(panel: HTMLElement, near: DOMRect | null): void {
    const { width, height } = panel.getBoundingClientRect();
    const others = [...document.querySelectorAll('.table :is(.board, .prompt, .hands)')].map(e => e.getBoundingClientRect());
    const { left, top } = placeBeside({ width, height }, near, others, { width: innerWidth, height: innerHeight });
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
}

/** Tags and figures by name, and what the words of the text mean. */
function Meaning({ item, onRule }: { item: Item; onRule?: (id: string) => void }) {
    const table = useTable(), { words, scene, feed } = table;
    const from = useStore(catalogue(feed.game));
    const facts = Object.entries(item.facts ?? {});
    const said = explain(item, scene, words, from);
    if (said.length === 0 && facts.length === 0 && (item.tags ?? []).length === 0)
        return null;
    return (
        <div class="meaning">
            {(item.tags ?? []).length > 0 && <p class="tags">{(item.tags ?? []).map(tag => <span key={tag}>{tellTag(table, tag)}</span>)}</p>}
            {facts.length > 0 && <dl class="facts" aria-label={t('cards.figures')}>
                {facts.map(([key, value]) => (
                    <div key={key}><dt>{words.fact(key)}</dt><dd>{Array.isArray(value) ? value.join(' / ') : value}</dd></div>
                ))}
            </dl>}
            {said.length > 0 && <dl class="explained" aria-label={t('cards.explained')}>
                {said.map(({ word, text, rule }) => (
                    <div key={word + (rule ?? '')}>
                        <dt>{word}{onRule !== undefined && rule !== undefined
                            && <button type="button" class="link" onClick={() => onRule(rule)}>{rule}</button>}</dt>
                        <dd>{text}</dd>
                    </div>
                ))}
            </dl>}
        </div>
    );
}
