// The match as a diary: round by round and hero by hero, and the last turn of a hero as a whole.
import type { GameEvent } from '../../net/protocol';

/** What belongs into the chronicle. */
const TOLD = ['victory', 'killed', 'stalemate', 'quest', 'legend', 'quest-failed', 'handed-in', 'badge', 'treasure', 'kept-tile', 'enemy-moves', 'enemy-hurt', 'grade', 'score'];
/** What nobody wants to read of a turn that is over. */
const QUIET = ['turn', 'end', 'kept', 'move-points', 'move', 'round', 'stored', 'drew', 'monster-roll', 'air', 'combat-round'];

export interface Chapter {
    round: string;
    turns: { seat: number; events: GameEvent[] }[];     // seat 0: before the first turn of the round, or after the last
}

/** Rounds of which there is something to tell, the newest first. */
export function chaptersOf(log: GameEvent[]): Chapter[] {
    const chapters: Chapter[] = [];
    for (const event of log) {
        const turns = chapters.at(-1)?.turns;
        if (event.e === 'round')
            chapters.push({ round: event.args[0] ?? '', turns: [{ seat: 0, events: [] }] });
        else if (event.e === 'turn')
            turns?.push({ seat: Number(event.args[0]), events: [] });
        else if (TOLD.includes(event.e))
            turns?.at(-1)?.events.push(event);
    }
    return chapters.map(({ round, turns }) => ({ round, turns: turns.filter(turn => turn.events.length > 0) })).filter(c => c.turns.length > 0).reverse();
}

/** What happened in the last turn of a seat that is over. */
export function lastTurnOf(log: GameEvent[], seat: number): GameEvent[] {
    const end = log.findLastIndex(({ e, args }) => e === 'end' && args[0] === String(seat));
    const from = log.slice(0, Math.max(0, end)).findLastIndex(({ e, args }) => e === 'turn' && args[0] === String(seat));
    return end < 0 || from < 0 ? [] : log.slice(from, end).filter(({ e }) => !QUIET.includes(e));
}
