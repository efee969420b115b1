// Things that can be clicked on the table: they need no button. A number is never one of them: the 2 of a
// slot of the track is not the 2 of "draw 2". Nor is what is only spoken of somewhere.
import type { Place, Scene } from '../games/scene';
import type { TableView, Thing } from '../net/protocol';
import { missing, thingKey, type Choice } from './choices';
import { liesHere } from './stack';

export function thingsOnTable(view: TableView, scene: Scene, seat: number): Set<string> {
    const found = new Set<string>();
    const shown = new Set(view.areas.filter(a => scene.place(a, seat) !== 'none').map(a => a.id));
    for (const area of view.areas)
        if (shown.has(area.id))
            for (const cell of area.cells ?? [])
                if (cell.kind !== 'number')
                    found.add(thingKey(cell));
    for (const item of view.items)
        if (shown.has(item.area) && item.id !== undefined && liesHere(item))
            found.add(thingKey(item));
    for (let seat = 1; seat <= view.seats.length; seat++) {
        found.add(thingKey({ kind: 'seat', id: String(seat) }));
        for (const gem of scene.seats.look(view, seat).gems)
            if (gem.kind !== undefined)
                found.add(thingKey({ kind: gem.kind, id: gem.fact }));
    }
    return found;
}

/** Places that narrow screens have behind a tab. */
const BEHIND_TABS: Place[] = ['seat', 'side', 'track'];

/** What lies nowhere but in panels. */
function thingsInPanels(view: TableView, scene: Scene, seat: number): Set<string> {
    const areas = new Map(view.areas.map(a => [a.id, a]));
    const inPanels = new Set<string>(), elsewhere = new Set<string>();
    for (const item of view.items.filter(i => i.id !== undefined && liesHere(i))) {
        const area = areas.get(item.area);
        const behind = area !== undefined && (BEHIND_TABS.includes(scene.place(area, seat)) || scene.own.panelled?.includes(area.key) === true);
        (behind ? inPanels : elsewhere).add(thingKey(item));
    }
    for (let seat = 1; seat <= view.seats.length; seat++)
        for (const gem of scene.seats.look(view, seat).gems)
            inPanels.add(thingKey({ kind: gem.kind ?? '', id: gem.fact }));
    return new Set([...inPanels].filter(key => !elsewhere.has(key)));
}

/** What of the table is in sight on a narrow screen: panels are not, once something in them is wanted. That is when the choice was begun,
 * or when nothing can be chosen without them. */
export function thingsInSight(onTable: Set<string>, left: Choice[], picked: Thing[], view: TableView, scene: Scene, seat: number): Set<string> {
    const hidden = thingsInPanels(view, scene, seat);
    const wants = (c: Choice) => missing(c, picked).some(i => hidden.has(thingKey(c.things[i]!)));
    const wanted = left.length > 0 && (picked.length > 0 ? left.some(wants) : left.every(wants));
    return wanted ? new Set([...onTable].filter(key => !hidden.has(key))) : onTable;
}

/** Something out of sight, besides other things to do. */
export interface Shelf {
    key: string;              // of the area
    answers: string[];
}

/** What can be chosen from areas that a narrow screen has behind a tab, where that is only a part of what can be done. */
export function shelvesOf(left: Choice[], view: TableView, scene: Scene): Shelf[] {
    return (scene.own.shelves ?? []).flatMap(key => {
        const ids = view.areas.filter(a => a.key === key).map(a => a.id);
        const lying = new Set(view.items.filter(i => ids.includes(i.area)).map(thingKey));
        const answers = left.filter(c => c.things[0] !== undefined && lying.has(thingKey(c.things[0]))).map(c => c.n);
        return answers.length > 0 && answers.length < left.length ? [{ key, answers }] : [];
    });
}
