// The large card with its words explained: a glance beside what the pointer rests on, or a dialog.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useStore } from '../lib/store';
import type { Item } from '../net/protocol';
import { catalogue } from '../text/catalogue';
import { t } from '../text/lang';
import { Card } from './Card';
import { WhyCard } from './cards/WhyCard';
import { explain } from './cards/keywords';
import { Modal } from './cards/Modal';
import { tellTag } from './cards/teams';
import { zoomWay } from './cards/zoom';
import { useTable } from './context';

export function CardZoom({ item, onClose }: { item: Item; onClose: () => void }) {
    const { words, showRule } = useTable();
    const way = useStore(zoomWay);
    if (!way.study)
        return <Glance key={item.id} item={item} near={way.near} onClose={onClose} />;
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

function Glance({ item, near, onClose }: { item: Item; near: DOMRect | null; onClose: () => void }) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        if (ref.current !== null)
            keepClear(ref.current, near);
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
            <Card item={item} size="large" />
            <div class="glance-side"><WhyCard item={item} /><Meaning item={item} /></div>
        </div>
    );
}

const GAP = 18;

/** Above what it belongs to, else below, else beside; never out of the window. */
function keepClear(panel: HTMLElement, near: DOMRect | null): void {
    const { width, height } = panel.getBoundingClientRect();
    const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
    let left = (innerWidth - width) / 2;
    let top = (innerHeight - height) / 2;
    if (near !== null) {
        left = near.left + near.width / 2 - width / 2;
        top = near.top - height - GAP;
        if (top < GAP && near.bottom + GAP + height < innerHeight)
            top = near.bottom + GAP;
        if (top < GAP)
            left = near.left > innerWidth - near.right ? near.left - width - GAP : near.right + GAP;
    }
    panel.style.left = `${within(left, width, innerWidth)}px`;
    panel.style.top = `${within(top, height, innerHeight)}px`;
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
