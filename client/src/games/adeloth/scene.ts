// How Reflections of Adeloth looks: a clearing in a deep forest; moss, bark and honey.
import type { Area, GameEvent } from '../../net/protocol';
import { sceneWith } from '../plain';
import type { Place } from '../scene';
import { t } from './adeloth.text';
import { board } from './board';
import { cards } from './cards';
import { emblem } from './emblems';
import { events } from './events';
import { Over, Strip } from './over';
import { Panel } from './panel';
import { seats } from './seats';
import { Side } from './side';
import { turn } from './turn';
import './adeloth.css';

const AREAS: Record<string, Place> = {
    board: 'board', stack: 'stack', pile: 'own', discard: 'own', archive: 'own', unseen: 'own', equipment: 'own', skills: 'own', shop: 'own',
    'rule-cards': 'side', table: 'draft', tutorial: 'side', box: 'side',
};

function place(area: Area, seat?: number): Place {
    if (area.key === 'hand')
        return area.owner === seat ? 'hand' : 'own';
    // The tutorial deck is used up at once in levels 1 and 2.
    return area.key === 'tutorial' && area.count === 0 ? 'none' : AREAS[area.key] ?? 'side';
}

/** Both sums of a check, the attacker's first. */
function sum(e: GameEvent): { at: number; text: string } | undefined {
    const [, , ...of] = e.args;
    return e.e === 'check' ? { at: 1, text: t('adeloth.check', ...of.map(n => n ?? '')) } : undefined;
}

export const scene = sceneWith({
    icon: emblem, place, board, cards, seats, turn, events,
    own: { Panel, Side, Over, Strip, panelled: ['skills', 'equipment', 'shop'], shelves: ['shop'] },
    forecast: {
        sum,
        warns: (e, seat) => e.e === 'negated' && e.args[0] === String(seat),
        foretells: ['victory', 'no-victory', 'negated', 'removed', 'broken', 'bounty', 'level'],
        fatal: ['removed', 'broken'],
        states: { level: 'level' },
        tells: ['durability'],
        outcomes: ['victory', 'no-victory'],
        weighs: ['defend'],
    },
});
