// What events of many games show. Numbers point at the event's arguments.
import type { Effect } from './scene';

type Tone = 'bad' | 'good';

export const log: Effect = { show: 'log' };
export const banner: Effect = { show: 'banner' };

export const flash = (at: number, tone: Tone | 'plain', icon: string): Effect => ({ show: 'flash', at, tone, icon });
export const line = (from: number, to: number, tone: Tone = 'bad'): Effect => ({ show: 'line', from, to, tone });
export const amount = (at: number, of: number, tone: Tone): Effect => ({ show: 'number', at, amount: of, tone });
export const word = (tone: Tone | 'plain', at?: number): Effect => at === undefined ? { show: 'word', tone } : { show: 'word', at, tone };
export const card = (at: number, seat?: number): Effect => seat === undefined ? { show: 'card', card: at } : { show: 'card', card: at, seat };
export const slide = (piece: number, to: number, how: { path?: 'arc'; quick?: true } = {}): Effect => ({ show: 'slide', piece, to, ...how });
