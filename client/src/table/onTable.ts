// Things that can be clicked on the table: they need no button. A number is never one of them: the 2 of a
// slot of the track is not the 2 of "draw 2". Nor is what is only spoken of somewhere.
import type { Scene } from '../games/scene';
import type { TableView } from '../net/protocol';
import { thingKey } from './choices';
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
