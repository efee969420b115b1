// What is compared: a previewed choice with several sides or answers, or the few answers of a question.
import { useEffect, useState } from 'preact/hooks';
import type { Forecast, Fork } from '../../net/protocol';
import type { Choice } from '../choices';
import type { Table } from '../context';

const FEW = 3;                // answers that are weighed against each other

/** Whether a forecast needs more room than a bubble. */
function compares(forecast: Forecast | null | undefined): forecast is Forecast {
    return (forecast?.groups?.length ?? 0) > 1 || (forecast?.forks?.length ?? 0) > 1;
}

/** Answers of a question that names no thing, if it is one of those that are weighed. */
function weighedChoices({ stage, open, scene, words }: Table): Choice[] {
    const { prompt } = stage.frame;
    const few = open.all.length > 1 && open.all.length <= FEW && open.all.every(c => c.things.length === 0);
    if (prompt === undefined || prompt.pass === true || !few)
        return [];
    return scene.forecast.weighs?.includes(prompt.key) ?? words.ids('group').length > 0 ? open.all : [];
}

/** What each of the few answers would bring, once it is known. */
function useWeighed(table: Table): Fork[] {
    const { session, stage } = table;
    const [found, find] = useState<{ v: number; forks: Fork[] }>({ v: -1, forks: [] });
    const choices = weighedChoices(table);
    useEffect(() => {
        const { v } = stage.frame;
        let here = true;
        if (choices.length > 0)
            void Promise.all(choices.map(async c => ({ n: c.n, forecast: await session.forecasts.of(c, () => here) }))).then(all => {
                const forks = all.flatMap(({ n, forecast }) => forecast === null ? [] : [{ ...forecast, option: n }]);
                if (forks.length === all.length)
                    find({ v, forks });
            });
        return () => { here = false; };
    }, [stage.frame.v, choices.length]);
    return choices.length > 0 && found.v === stage.frame.v ? found.forks : [];
}

/** What is compared at the moment: the previewed choice, or the answers of the question. */
export interface Compared {
    title: string;
    forecast: Forecast | null;
    forks: Fork[];
    asked: number | undefined;
}

export function useComparison(table: Table): Compared | null {
    const { preview, words, stage, seat } = table;
    const weighed = useWeighed(table);
    if (preview !== null && compares(preview.forecast)) {
        const { forecast, choice: { n } } = preview;
        return { title: words.option(n), forecast, forks: forecast.forks ?? [], asked: forecast.asked };
    }
    if (weighed.length === 0 || stage.playing || stage.frame.prompt === undefined)
        return null;
    return { title: words.prompt(stage.frame.prompt), forecast: null, forks: weighed, asked: seat };
}
