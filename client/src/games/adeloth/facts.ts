// Reading what the view says about things and seats.
import type { Facts } from '../../net/protocol';

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
