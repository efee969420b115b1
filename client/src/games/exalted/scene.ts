// How The Exalted Ones looks: a steel arena in daylight, teal against crimson, measured in brass.
import { sceneWith } from '../plain';
import { board } from './board';
import { emblem } from './emblems';
import { events } from './events';
import { panels } from './panels/panels';
import { forecast, turn } from './turn';
import './exalted.css';

export const scene = sceneWith({ icon: emblem, board, turn, forecast, events, ...panels });
