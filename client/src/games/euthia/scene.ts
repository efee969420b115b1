// How Euthia looks: a map at twilight, its tiles pages of an illuminated book; violet, rose and gold.
import type { Area } from '../../net/protocol';
import { sceneWith } from '../plain';
import type { Place } from '../scene';
import { board } from './board';
import { cards } from './cards';
import { emblem } from './emblems';
import { events } from './events';
import { Panel } from './hero';
import { Over, Strip } from './over';
import { seats } from './seats';
import { ScoreTable, Side } from './side';
import { forecast, turn } from './turn';
import './euthia.css';

function place(area: Area, seat?: number): Place {
    return area.key === 'map' || area.key === 'centres' ? 'board' : area.key === 'hand' ? area.owner === seat ? 'hand' : 'own'
        : area.key.endsWith('-store') ? 'side' : 'own';
}

export const scene = sceneWith({
    icon: emblem, place, board, cards, seats, turn, events, forecast,
    own: { Panel, Side, Over, Strip, Result: ScoreTable, panelled: ['board', 'stones', 'slots', 'merchants', 'alchemists', 'slayers', 'quests', 'needs', 'book', 'heroes'],
        shelves: ['quests', 'slots'] },
});
