// Reading what the view says about things and seats.
import type { Facts } from '../net/protocol';
import type { CardLook } from './scene';

export const has = (of: Facts, tag: string) => of.tags?.includes(tag) ?? false;

export const tagIn = (of: Facts, table: Record<string, unknown>) => of.tags?.find(tag => tag in table);

export function number(of: Facts, fact: string): number | undefined {
    const value = of.facts?.[fact];
    return Array.isArray(value) ? value[0] : value;
}

/** A number and its most; undefined where it has none. */
export function pair(of: Facts, fact: string): [number, number] | undefined {
    const value = of.facts?.[fact];
    return Array.isArray(value) ? value : undefined;
}

/** Both ends of a range, or the one that there is. */
export function range(of: Facts): string | undefined {
    const from = number(of, 'range-from'), to = number(of, 'range-to');
    return to === undefined ? undefined : from === undefined || from === to ? String(to) : `${from}–${to}`;
}

/** A fact of a card as a figure on it, between a sign before and one after; nothing if it has none. */
export function figure(of: Facts, fact: string, icon: string, before = '', after = ''): CardLook['figures'] {
    const value = number(of, fact);
    return value === undefined ? [] : [{ icon, fact, value: `${before}${value}${after}` }];
}
