// Places by name, for the keyboard, for screen readers and for who does not want to point: in contact with somebody, out of fire, along a lane; of
// what is aimed, whom it would hit. The names of places are the table's, the terminal has the same.
import { useEffect, useState } from 'preact/hooks';
import { useKey } from '../../lib/keys';
import { useStore } from '../../lib/store';
import type { NamedPlace } from '../../net/protocol';
import type { Point } from '../board/plan';
import { measured } from '../board/planeGeometry';
import type { SurveyProps } from './survey';
import { t } from './survey.text';

export function NamedPlaces(props: SurveyProps) {
    const { surveyor, table: { open, stage: { frame } } } = props;
    const survey = useStore(surveyor.survey);
    const [opened, show] = useState(false);
    const aims = survey?.field.aim !== undefined && surveyor.aims();
    const asked = aims || (survey?.field.verb !== undefined && frame.prompt?.regions?.includes(survey.field.verb) === true && open.all.length > 0);
    useKey('p', asked ? () => show(!opened) : null);
    useEffect(() => show(false), [frame.v]);
    return !asked ? null : (
        <div class="named-places">
            <button type="button" class="places-button" aria-expanded={opened} aria-keyshortcuts="p" onClick={() => show(!opened)}>{t(aims ? 'survey.aims' : 'survey.places')} <kbd>P</kbd></button>
            {opened && (aims ? <AimList {...props} onChosen={() => show(false)} /> : <PlaceList {...props} onChosen={() => show(false)} />)}
        </div>
    );
}

/** Aims by whom they would hit. */
function AimList({ surveyor, table: { words, session, open }, onChosen }: SurveyProps & { onChosen: () => void }) {
    const go = (at: Point) => {
        void session.point(at, open);
        onChosen();
    };
    return (
        <ul>{surveyor.aimed().map(({ at, hit }, i) => (
            <li key={i}><button type="button" ref={el => { if (i === 0) el?.focus(); }} onClick={() => go(at)}>
                {hit.map(h => words.title(h.kind, h.id)).join(', ')}</button></li>
        ))}</ul>
    );
}

function PlaceList({ surveyor, table: { words }, plane, lang, onChosen }: SurveyProps & { onChosen: () => void }) {
    const [places, setPlaces] = useState<NamedPlace[] | null>(null);
    useEffect(() => {
        let wanted = true;
        void surveyor.places().then(found => wanted && setPlaces(found));
        return () => { wanted = false; };
    }, [surveyor]);
    const inches = (n: number) => measured(plane, n, lang);
    const name = (i: NamedPlace['of']) => i === undefined ? '' : words.title(i.kind, i.id);
    const title = (p: NamedPlace) => (words.text(`place.${p.id}`) ?? p.id).replace('{0}', name(p.of));
    // That who is in contact is near goes without saying.
    const isPlain = (p: NamedPlace) => 20 * p.gap < (plane.area.scale ?? 1) && p.near?.id === p.of?.id;
    const details = (p: NamedPlace) => [p.near === undefined || isPlain(p) ? '' : t('survey.near', inches(Math.max(0, p.gap)), name(p.near)),
        p.cover === undefined ? '' : t('survey.cover', name(p.cover)), p.danger === undefined ? '' : t('survey.danger', name(p.danger))].filter(s => s !== '').join(', ');
    const go = (p: NamedPlace) => {
        surveyor.leadSoon(p);
        onChosen();
    };
    return places === null ? null : (
        <ul>
            {places.length === 0 && <li>{t('survey.places.none')}</li>}
            {places.map((p, i) => (
                <li key={i}><button type="button" ref={el => { if (i === 0) el?.focus(); }} onClick={() => go(p)}>
                    {t('survey.place', title(p), inches(p.length))} <small>{details(p)}</small></button></li>
            ))}
        </ul>
    );
}
