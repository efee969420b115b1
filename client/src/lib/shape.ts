// Whether a value from outside (storage, the network) is what it should be.

export type Is<T> = (value: unknown) => value is T;

export const isText: Is<string> = (v): v is string => typeof v === 'string';
export const isNumber: Is<number> = (v): v is number => typeof v === 'number' && Number.isFinite(v);
export const isFlag: Is<boolean> = (v): v is boolean => typeof v === 'boolean';

export function isObject(v: unknown): v is Record<string, unknown> {
    return typeof v === 'object' && v !== null && !Array.isArray(v);
}

export function maybe<T>(is: Is<T>): Is<T | undefined> {
    return (v): v is T | undefined => v === undefined || is(v);
}

export function either<T, U>(one: Is<T>, other: Is<U>): Is<T | U> {
    return (v): v is T | U => one(v) || other(v);
}

export function oneOf<T extends string>(...words: T[]): Is<T> {
    return (v): v is T => words.some(w => w === v);
}

export function listOf<T>(is: Is<T>): Is<T[]> {
    return (v): v is T[] => Array.isArray(v) && v.every(is);
}

export function mapOf<T>(is: Is<T>): Is<Record<string, T>> {
    return (v): v is Record<string, T> => isObject(v) && Object.values(v).every(is);
}

/** An object with these fields; it may have more. */
export function shape<T>(fields: { [K in keyof T]-?: Is<T[K]> }): Is<T> {
    const all = Object.entries(fields) as [string, Is<unknown>][];
    return (v): v is T => isObject(v) && all.every(([name, is]) => is(v[name]));
}
