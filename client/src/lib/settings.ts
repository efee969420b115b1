// Settings of this browser.
import { writeStored, readStored } from './storage';
import { isFlag, isText, listOf, mapOf, maybe, oneOf, shape } from './shape';
import { Store } from './store';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

export interface Settings {
    speed: Speed;
    name: string;         // what others call me
    follow: boolean;      // a large board shows what happens
    oneClick: boolean;    // what can be freely undone is done by the first click
    asksAll: boolean;     // asks even where one answer is usual
}

const defaults: Settings = { speed: 'normal', name: '', follow: true, oneClick: false, asksAll: false };

const isSettings = shape<Partial<Settings>>({ speed: maybe(oneOf<Speed>('slow', 'normal', 'fast', 'off')), name: maybe(isText), follow: maybe(isFlag),
    oneClick: maybe(isFlag), asksAll: maybe(isFlag) });

export function savedSettings(): Settings {
    return { ...defaults, ...readStored('settings', isSettings, {}) };
}

export const settings = new Store<Settings>(savedSettings());

export function setSettings(part: Partial<Settings>): void {
    settings.patch(part);
    writeStored('settings', settings.get());
}

/** How long what happens is shown, times this; 0: not at all. */
export function pace(): number {
    return { slow: 1.8, normal: 1, fast: 0.45, off: 0 }[settings.get().speed];
}

/** How long things take to move, times this; 0: they are there at once. Who wants no motion still sees what happens, step by step. */
export function motion(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : pace();
}

/** When to be asked about effects: always, if one could do something, or if one could do something against those of others. */
export type AskMode = 'always' | 'able' | 'others' | 'worth';

/** How this browser passes by itself. */
export interface PassSettings {
    ask: AskMode;
    thinks: boolean;          // a pass comes after a pause
    skipOwn: string[];        // kinds of one's own effects without a stop
    skipOthers: string[];
}

/** At first one is asked where the game says that it is worth a stop. */
const defaultPass: PassSettings = { ask: 'worth', thinks: false, skipOwn: [], skipOthers: [] };

const isPassSettings = shape<Partial<PassSettings>>({ ask: maybe(oneOf<AskMode>('always', 'able', 'others', 'worth')), thinks: maybe(isFlag),
    skipOwn: maybe(listOf(isText)), skipOthers: maybe(listOf(isText)) });

function savedPassSettings(): Record<string, Partial<PassSettings>> {
    return readStored('passing', mapOf(isPassSettings), {});
}

const passStores = new Map<string, Store<PassSettings>>();

/** Those of a game; where several share a screen, those of a seat (`game/seat`). */
export function passSettings(of: string): Store<PassSettings> {
    let store = passStores.get(of);
    if (store === undefined) {
        store = new Store({ ...defaultPass, ...savedPassSettings()[of] });
        passStores.set(of, store);
    }
    return store;
}

export function setPassSettings(of: string, part: Partial<PassSettings>): void {
    const store = passSettings(of);
    store.patch(part);
    writeStored('passing', { ...savedPassSettings(), [of]: store.get() });
}
