// What the parts of a survey look at.
import type { Item } from '../../net/protocol';
import type { SurveyLook } from '../../games/scene';
import type { Camera, Size } from '../board/camera';
import type { Disc, Plane } from '../board/planeGeometry';
import type { Table } from '../context';
import { SurveyGround, SurveyMarks } from './SurveyMarks';
import { SurveyWords } from './SurveyWords';
import { Surveyor } from './surveyor';

export interface SurveyProps {
    surveyor: Surveyor;
    table: Table;
    plane: Plane;
    discs: Disc[];
    camera: Camera;
    size: Size;
    lang: string;
}

/** Measuring for a scene; `leads`: pieces that are led about. */
export function surveyOf(leads: (item: Item) => boolean): SurveyLook {
    return { open: () => new Surveyor(leads), Ground: SurveyGround, Marks: SurveyMarks, Words: SurveyWords };
}
