// What lies on the board and strikes around itself: the server tells which cells that are.
import type { Scene } from '../games/scene';
import type { Feed } from '../net/feed';
import type { Wanted } from '../net/questions';
import type { Range, TableView, Thing } from '../net/protocol';
import { thingKey } from './choices';
import { liesHere } from './stack';

export interface Ward {
    key: string;              // of the thing and its cell
    owner: number;
    range: Range;
}

interface Warden {
    key: string;
    owner: number;
    of: Thing;
    at: Thing;
}

export function wardensIn(view: TableView, scene: Scene): Warden[] {
    return view.items.flatMap(item => {
        const cell = item.cell === undefined || !liesHere(item) ? undefined : view.areas.find(a => a.id === item.area)?.cells?.[item.cell];
        if (cell === undefined || scene.board.piece(item).reaches !== true)
            return [];
        const at = { kind: cell.kind, id: cell.id };
        return [{ key: `${thingKey(item)} ${thingKey(at)}`, owner: item.owner ?? 0, of: { kind: item.kind, id: item.id }, at }];
    });
}

export async function wardsIn(view: TableView, scene: Scene, feed: Feed, wanted: Wanted): Promise<Ward[]> {
    const found = await Promise.all(wardensIn(view, scene).map(async ({ key, owner, of, at }) => {
        const range = await feed.questions.range(of, at, wanted);
        return range == null ? [] : [{ key, owner, range }];
    }));
    return found.flat();
}
