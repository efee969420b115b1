// What is measured, in words at the pointer; and the buttons that set an end or an aim exactly.
import { useState } from 'preact/hooks';
import { useStore } from '../../lib/store';
import { Icon } from '../../lib/Icon';
import { ForecastText, Bubble } from '../board/Bubble';
import type { Point } from '../board/plan';
import { measured, measuredUp, piecesOn, toBoard } from '../board/planeGeometry';
import { tripSaid } from '../board/trip';
import { pointOf, thingKey } from '../choices';
import { useTable, type Table } from '../context';
import { Magnifier } from './Magnifier';
import { NamedPlaces } from './NamedPlaces';
import { t } from './survey.text';
import type { SurveyProps } from './survey';
import type { Bead, Laid, Ruling, Trail } from './surveyor';

const FINE = 256;
const NEARLY = 8 * FINE;      // what may be left of a way that is as long as can be

export function SurveyWords(props: SurveyProps) {
    const { surveyor, plane, camera, size } = props;
    const ruling = useStore(surveyor.ruling), trail = useStore(surveyor.trail), planned = useStore(surveyor.planned), laid = useStore(surveyor.laid);
    const { considered, preview } = useTable();
    const shown = trail?.held === true || considered?.legs === undefined ? trail : planned;
    // What a choice would do to it is told where it stands.
    const foretold = ruling !== null && preview?.choice.things.some(i => thingKey(i) === thingKey(ruling.thing)) === true;
    const end = shown === null ? undefined : toBoard(plane, shown.legs?.points.at(-1) ?? shown.wanted);
    return (
        <>
            {laid !== null && preview === null && <Bubble at={toBoard(plane, laid.at)} camera={camera} size={size} avoid={[]} class="survey-words"><LaidText laid={laid} /></Bubble>}
            {ruling !== null && shown === null && laid === null && !foretold && <Bubble at={ruling.to} camera={camera} size={size} avoid={[ruling.from]} class="survey-words">
                <RulingText ruling={ruling} {...props} /></Bubble>}
            {shown !== null && end !== undefined && <Bubble at={end} camera={camera} size={size} avoid={spokenOf(shown, props)} class="survey-words"><TrailText trail={shown} {...props} /></Bubble>}
            <Magnifier trail={trail} {...props} />
            <Nudge {...props} />
            <NamedPlaces {...props} />
        </>
    );
}

/** Where the way leads along, and who is told of with it: that is not hidden by the words. */
function spokenOf({ legs, beads }: Trail, { plane, discs }: SurveyProps): Point[] {
    const named = new Set(beads.map(b => thingKey(b.of)));
    return [...(legs?.points ?? []).slice(0, -1).map(p => toBoard(plane, p)), ...discs.filter(d => named.has(thingKey(d.item)))];
}

function RulingText({ ruling, table, plane, lang, surveyor }: SurveyProps & { ruling: Ruling }) {
    const { words } = table, range = surveyor.survey.get()?.field.range ?? 0;
    const name = (i: Ruling['wallThing']) => i === undefined ? '' : words.title(i.kind, i.id);
    const friend = ruling.to.item.owner !== undefined && ruling.to.item.owner === ruling.from.item.owner;
    return (
        <div class="told">
            <strong>{name(ruling.thing)}</strong> <b class="inches">{(ruling.inRange ? measured : measuredUp)(plane, Math.max(0, ruling.gap), lang)}″</b>
            {!friend && <span class={ruling.inRange ? 'yes' : 'no'}>{t(ruling.inRange ? 'survey.in-range' : 'survey.out-of-range', measured(plane, range, lang))}</span>}
            <span class={ruling.sees ? 'yes' : friend ? '' : 'no'}>{ruling.sees ? t('survey.seen') : ruling.wallThing === undefined ? t('survey.unseen') : t('survey.behind', name(ruling.wallThing))}</span>
            {ruling.told?.attacks !== undefined && (ruling.told.attacks || ruling.inRange || friend) && <span class={ruling.told.attacks ? 'yes' : 'no'}>
                {ruling.told.attacks ? t('survey.can-attack') : ruling.told.text} {ruling.told.rule !== undefined && <small>{ruling.told.rule}</small>}</span>}
        </div>
    );
}

function TrailText({ trail, table, plane, lang, discs }: SurveyProps & { trail: Trail }) {
    const { words, considered } = table, { legs, far, taken, by } = trail;
    const inches = (n: number) => measured(plane, n, lang);
    const future = considered?.legs?.future, who = table.stage.view.items.find(i => discs.some(d => d.item === i && d.item.id === table.stage.frame.prompt?.about[0]?.id));
    const said = future === undefined || trail.held ? null : tripSaid(table, piecesOn(discs, 0), who, future);
    const held = far > 0 && taken === 'disc' && (legs === null || legs.left > NEARLY);
    const refused = held ? t('survey.held', words.title(by?.kind ?? '', by?.id)) : taken === 'rim' ? t('survey.taken.rim') : taken === 'wall' ? t('survey.taken.wall', words.title(by?.kind ?? '', by?.id))
        : taken === 'disc' ? t('survey.taken', words.title(by?.kind ?? '', by?.id)) : '';
    return (
        <div class="told">
            {legs === null ? far <= 0 && <strong>{t('survey.no-way')}</strong>
                : <strong>{t('survey.way', words.text(`gait.${legs.gait}`) ?? legs.gait, inches(legs.length / FINE), inches(legs.left / FINE))}</strong>}
            {legs !== null && words.text(`gait.${legs.gait}.text`) !== undefined && <small class="quiet">{words.text(`gait.${legs.gait}.text`)}</small>}
            {far > 0 && <span class="no">{t('survey.far', inches(Math.max(far, (plane.area.scale ?? 1) / 10)))} <small>{trail.rule}</small></span>}
            {refused !== '' && <span class="no">{refused}</span>}
            <BeadLines beads={trail.beads} table={table} told={said !== null} />
            {said !== null && said.deadly !== '' && <p class="deadly">{said.deadly}</p>}
            {said !== null && <ForecastText told={said.told} wins={said.wins} notes={said.notes} />}
        </div>
    );
}

/** `told`: the forecast tells shots with their chances. */
function BeadLines({ beads, table: { words }, told }: { beads: Bead[]; table: Table; told: boolean }) {
    const name = (b: Bead) => words.title(b.of.kind, b.of.id);
    const seen = beads.filter(b => b.does === 'sees'), reacting = beads.filter(b => b.does === 'reacts');
    const others = beads.filter(b => b.does !== 'sees' && b.does !== 'reacts' && !(told && b.does === 'shoots'));
    const reactors = [...new Set(reacting.map(name))].map(who => `${who} (${reacting.filter(b => name(b) === who).map(b => words.title(b.with?.kind ?? '', b.with?.id)).join(', ')})`);
    return (
        <ul>
            {others.map((b, i) => <li key={i} class="warning">{t(`survey.${b.does as 'shoots'}.${b.at}`, name(b))}</li>)}
            {reactors.length > 0 && <li class="warning">{t('survey.reacts', reactors.join(', '))}</li>}
            {seen.length > 0 && <li class="quiet">{t('survey.sees', seen.map(name).join(', '))}</li>}
        </ul>
    );
}

function LaidText({ laid: { fates, tooFar } }: { laid: Laid }) {
    const { words } = useTable();
    const name = ({ of }: Laid['fates'][number]) => words.title(of.kind, of.id);
    const hit = fates.filter(f => f.fate === 'hit').map(name);
    const spared = fates.flatMap(f => f.fate === 'hit' || f.fate === 'untouched' ? [] : [t(`survey.spared.${f.fate}`, name(f))]);
    return (
        <div class="told">
            <strong>{hit.length === 0 ? t('survey.hit.nobody') : t('survey.hit', hit.join(', '))}</strong>
            {tooFar && <span class="no">{t('survey.aim-far')}</span>}
            {spared.map(line => <span key={line}>{line}</span>)}
        </div>
    );
}

const STEPS = { inch: 0.1, mm: 1 / 25.4 } as const;      // in inches

/** Moves what is considered by small steps, as it looks on the screen. */
function Nudge({ surveyor, plane, table: { considered } }: SurveyProps) {
    const [step, setStep] = useState<keyof typeof STEPS>('inch');
    if (considered?.legs === undefined && pointOf(considered?.choice?.n) === undefined)
        return null;
    const units = Math.round(STEPS[step] * (plane.area.scale ?? 1));
    const turn = (plane.turned ? -1 : 1) * units, up = turn * (plane.area.up === true ? 1 : -1);
    const button = (way: 'up' | 'down' | 'left' | 'right', by: { x: number; y: number }) => (
        <button type="button" class={`nudge-${way}`} aria-label={t(`survey.nudge.${way}`)} title={t(`survey.nudge.${way}`)} onClick={() => surveyor.nudge(by)}>
            <Icon name="gi:plain-arrow" size={16} /></button>
    );
    return (
        <div class="nudge" role="group" aria-label={t('survey.nudge')}>
            {button('up', { x: 0, y: up })}{button('left', { x: -turn, y: 0 })}{button('right', { x: turn, y: 0 })}{button('down', { x: 0, y: -up })}
            <button type="button" class="nudge-step" aria-label={t('survey.step', t(`survey.step.${step}`))} onClick={() => setStep(step === 'inch' ? 'mm' : 'inch')}>
                {t(`survey.step.${step}`)}</button>
        </div>
    );
}
