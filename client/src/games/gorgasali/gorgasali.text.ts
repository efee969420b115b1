// What belongs to a turn of Gorgasali, for the list beside the board.
import { speaker } from '../../text/lang';
import type { Part } from '../../text/part';

export const gorgasaliTexts = {
    'task.start': { de: 'Heilen oder nachfüllen', en: 'Heal or refill' },
    'task.move': { de: 'Würfeln und gehen', en: 'Roll and move' },
    'task.card': { de: 'Bewegungskarte', en: 'Movement card' },
    'task.defence': { de: 'Verteidigungskarte', en: 'Defence card' },
    'task.main': { de: 'Hauptaktion', en: 'Main action' },
    'task.throw': { de: 'Wurfkarte', en: 'Throw card' },
    'task.ability': { de: 'Fähigkeit', en: 'Ability' },
    'task.chest': { de: 'Zusätzliche Truhe', en: 'Extra chest' },
} satisfies Part;

export const t = speaker(gorgasaliTexts);
