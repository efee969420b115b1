// Values of a game's options.
import type { OptionValues } from '../../net/matches';
import type { GameInfo, OptionInfo } from '../../net/protocol';

/** Whether a value is one the option may have: what a browser kept may be older than the game. */
function fits(o: OptionInfo, value: string | number | undefined): boolean {
    if (o.words !== undefined)
        return typeof value === 'string' && o.words.includes(value);
    return typeof value === 'number' && Number.isInteger(value) && value >= (o.min ?? value) && value <= (o.max ?? value);
}

/** The values that differ from the default. */
export function changedOptions(info: GameInfo, values: OptionValues): OptionValues {
    const changed: OptionValues = {};
    for (const o of info.options) {
        const value = values[o.id];
        if (value !== undefined && value !== o.default && fits(o, value))
            changed[o.id] = value;
    }
    return changed;
}
