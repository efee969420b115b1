// The options of a game: a list to choose from or a number for each, with the rule behind it.
import type { GameInfo, OptionInfo } from '../../net/protocol';
import type { OptionValues } from '../../net/matches';
import { t } from '../../text/pages';
import type { Words } from '../../text/words';
import { changedOptions } from './options';

interface Props {
    info: GameInfo;
    words: Words;
    values: OptionValues;
    onChange: (values: OptionValues) => void;
}

/** Folded away: most matches are played as the rules have it. */
export function Options(props: Props) {
    const changed = Object.keys(changedOptions(props.info, props.values)).length;
    return (
        <details class="game-more">
            <summary>{changed > 0 ? t('start.options-changed', changed) : t('start.options')}</summary>
            <OptionFields {...props} />
        </details>
    );
}

export function OptionFields({ info, words, values, onChange }: Props) {
    return (
        <div class="form-fields">
            {info.options.map(o => (
                <label key={o.id} class="form-field" title={o.rule}>
                    <span>{words.text(`option.${o.id}`) ?? o.id}</span>
                    <OptionField option={o} words={words} value={values[o.id] ?? o.default}
                        onChange={value => onChange({ ...values, [o.id]: value })} />
                </label>
            ))}
        </div>
    );
}

/** A choice may be a thing of the pack, which has its own name: a scenario of a designer. */
function titleOf(words: Words, id: string, word: string): string {
    return words.text(`option.${id}.${word}`) ?? words.text(`${id}.${word}`) ?? word;
}

interface FieldProps {
    option: OptionInfo;
    words: Words;
    value: string | number;
    onChange: (value: string | number) => void;
}

function OptionField({ option: o, words, value, onChange }: FieldProps) {
    if (o.words !== undefined)
        return (
            <select name={o.id} value={value} onChange={e => onChange(e.currentTarget.value)}>
                {o.words.map(w => <option key={w} value={w}>{titleOf(words, o.id, w)}</option>)}
            </select>
        );
    const within = (n: number) => Math.min(Math.max(Math.round(n), o.min ?? n), o.max ?? n);
    return (
        <input type="number" name={o.id} min={o.min} max={o.max} value={value}
            onChange={e => onChange(Number.isNaN(e.currentTarget.valueAsNumber) ? o.default : within(e.currentTarget.valueAsNumber))} />
    );
}
