// The board: where cells and pieces lie, what is seen, and what a forecast says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene as brawl } from '../../src/games/brawl/scene';
import type { Area, Cell, Item, TableView } from '../../src/net/protocol';
import { pointerTo } from '../../src/table/board/Aim';
import { bestPlace } from '../../src/table/board/Bubble';
import { clampAim, firstAim, including, leastCell } from '../../src/table/board/camera';
import { partAround, shownAt } from '../../src/table/board/follow';
import { tell, tellWins } from '../../src/table/board/forecast';
import { layOut, nextSpot, piecesOf, thingsAt, whereIs } from '../../src/table/board/plan';
import { rim } from '../../src/table/board/Reach';
import { placeBeside } from '../../src/table/cards/placing';
import { moved } from '../../src/table/director';
import { Words } from '../../src/text/words';

const cell = (id: string, x: number, y: number): Cell => ({ kind: 'hex', id, x, y });
const hexes: Area = { id: 'arena', key: 'arena', kind: 'hex', cells: [cell('a1', 0, -1), cell('a2', 1, -1), cell('b1', -1, 0), cell('b2', 0, 0)] };
const plan = layOut([hexes], false);
const spot = (id: string) => plan.named.get(`hex:${id}`)!;
const words = new Words(null, 'en', null);

test('what lies in a direction means it, as seen from whoever acts', () => {
    const at = (angle: number) => ({ thing: { kind: 'direction', id: String(angle) }, angle, x: 0, y: 0 });
    const pointers = [at(0), at(-60), at(180)], from = { x: 10, y: 10 };
    const to = (x: number, y: number) => pointerTo(pointers, from, { x: from.x + x, y: from.y + y })?.angle;
    assert.deepEqual([to(50, 10), to(30, -52), to(-9, 1), to(-9, -1)], [0, -60, 180, 180]);
    assert.equal(to(0, 40), undefined, 'nothing is offered there');
    assert.equal(to(0, 0), undefined);
    assert.equal(pointerTo(pointers, undefined, { x: 1, y: 1 }), undefined);
});

test('a hex lies half a hex beside the one above it', () => {
    const a1 = spot('a1'), b1 = spot('b1'), b2 = spot('b2');
    assert.ok(Math.abs((b1.x + b2.x) / 2 - a1.x) < 0.01);
    assert.ok(b1.y > a1.y);
});

test('a turned board has its last row on top, read from the left', () => {
    const turned = layOut([hexes], true);
    assert.deepEqual(turned.rows.map(r => r.map(s => s.cell.id)), [['b2', 'b1'], ['a2', 'a1']]);
});

test('two boards lie beside each other', () => {
    const both = layOut([hexes, { ...hexes, id: 'other', kind: 'grid', cells: [cell('x', 0, 0)] }], false);
    assert.ok(both.of.get('other/0')!.x > Math.max(...both.spots.slice(0, 4).map(s => s.x)));
});

test('arrow keys walk along rows and keep to their column', () => {
    assert.equal(nextSpot(plan, spot('b1'), 'ArrowRight', 0)?.cell.id, 'b2');
    assert.equal(nextSpot(plan, spot('b2'), 'ArrowRight', 0), undefined);
    assert.equal(nextSpot(plan, spot('b2'), 'ArrowUp', spot('a2').x)?.cell.id, 'a2');
    assert.equal(nextSpot(plan, spot('a1'), 'ArrowDown', spot('b1').x)?.cell.id, 'b1');
});

const unit: Item = { kind: 'unit', id: 'kilgore', area: 'arena', cell: 3, owner: 1 };
const trap: Item = { kind: 'trap', area: 'arena', cell: 3 };
const flat = (i: Item) => i.kind === 'trap';

test('what lies flat is under who stands on it, and both can be clicked', () => {
    const pieces = piecesOf(plan, [unit, trap, { ...trap, cell: 0 }], flat);
    assert.deepEqual(pieces.map(p => p.item.kind), ['trap', 'trap', 'unit']);
    assert.equal(new Set(pieces.map(p => p.key)).size, 3);
    assert.equal(pieces[2]!.x, spot('b2').x);
    assert.deepEqual(thingsAt(pieces, spot('b2')).map(t => t.kind), ['unit', 'trap', 'hex']);
    assert.deepEqual(thingsAt(pieces, spot('b2'), pieces.find(p => p.spot === spot('b2'))!.key).map(t => t.kind), ['trap', 'unit', 'hex']);
    assert.equal(whereIs(plan, pieces, { kind: 'unit', id: 'kilgore' })?.x, spot('b2').x);
    assert.equal(whereIs(plan, pieces, { kind: 'trap' }), undefined);
});

test('pieces keep their order while one of them moves', () => {
    const other: Item = { ...unit, id: 'deryn', cell: 1 };
    const order = (items: Item[]) => piecesOf(plan, items, flat).map(p => p.key);
    assert.deepEqual(order([unit, other]), order([{ ...unit, cell: 0 }, other]));
});

test('the whole board is seen at first, and it never gets out of sight', () => {
    const home = { x: 0, y: 0, w: 100, h: 50 }, size = { w: 400, h: 400 };
    assert.deepEqual(clampAim({ zoom: 0.2, x: 999, y: -999 }, home, size), { zoom: 1, scale: 4, x: 50, y: 25 });
    const near = clampAim({ zoom: 4, x: 999, y: -999 }, home, size);
    assert.ok(near.x + size.w / near.scale / 2 <= 100 && near.y - size.h / near.scale / 2 >= -0.01);
});

test('cells are large enough to be hit, and to be read where there is much in them', () => {
    const mouse = { fingers: false, square: false, big: false }, finger = { ...mouse, fingers: true };
    assert.deepEqual([mouse, finger, { ...finger, square: true }, { ...mouse, big: true }].map(leastCell), [34, 40, 42, 44]);
    assert.deepEqual([mouse, finger].map(one => leastCell({ ...one, readable: 58 })), [58, 58]);
});

test('cells that would be too small to be hit are seen in part, around what matters', () => {
    const home = { x: 0, y: 0, w: 2000, h: 2000 }, size = { w: 400, h: 300 };
    const { zoom, x, y } = firstAim(home, size, 0.6, { x: 1900, y: 1000 });
    assert.equal(zoom * 300 / 2000, 0.6, 'cells have their size');
    assert.ok(x + size.w / 0.6 / 2 <= 2000.01 && x > 1600 && y === 1000, 'around the point, and not beyond the edge');
    assert.equal(firstAim({ x: 0, y: 0, w: 100, h: 100 }, size, 0.6, undefined).zoom, 1, 'a board that fits is seen as a whole');
    const board = { x: 0, y: 0, w: 594, h: 496 };
    assert.equal(firstAim(board, { w: 390, h: 293 }, 42 / 64, { x: 297, y: 440 }).y, 248, 'where only the border has no room, nothing else is cut off');
    assert.ok(clampAim({ zoom: 99, x: 0, y: 0 }, home, size, 0.6).scale >= 1.2, 'and one can come closer still');
});

test('the view moves no further than it must', () => {
    assert.equal(including(50, 40, 45, 10), 50, 'what is in sight moves nothing');
    assert.equal(including(50, 40, 75, 10), 65, 'just so far that it is in sight');
    assert.equal(including(50, 40, 10, 10), 30);
    assert.equal(including(50, 40, 0, 60), 30, 'what does not fit comes to the middle');
});

test('of what can be chosen around a figure as much is shown as there is room for', () => {
    const figure = { x: 50, y: 50, w: 10, h: 10 }, window = { w: 40, h: 30 };
    assert.deepEqual(partAround(figure, { x: 0, y: 0, w: 200, h: 200 }, window), { x: 35, y: 40, w: 40, h: 30 }, 'on all sides: the figure is in the middle');
    assert.deepEqual(partAround(figure, { x: 45, y: 0, w: 100, h: 60 }, window), { x: 45, y: 30, w: 40, h: 30 }, 'the window shows what there is, not what lies beyond');
    assert.deepEqual(partAround(figure, { x: 45, y: 45, w: 20, h: 20 }, window), { x: 45, y: 45, w: 20, h: 20 }, 'what fits is seen whole');
    assert.deepEqual(partAround(figure, figure, window), figure);
});

test('the view does not go to what only shares the name of a card', () => {
    const banner: Item = { kind: 'card', id: 'platform', area: 'arena', cell: 1 };
    const pieces = piecesOf(plan, [banner, unit], flat, i => i.kind === 'card');
    assert.equal(shownAt(plan, pieces, { kind: 'card', id: 'platform' }), undefined);
    assert.ok(shownAt(plan, pieces, { kind: 'unit', id: 'kilgore' }) !== undefined);
});

test('who comes from the own area of a seat still belongs to it', () => {
    const gate: Area = { id: 'gate-2', key: 'gate', kind: 'row', owner: 2 };
    const view: TableView = { game: 'brawl', round: 0, seats: [], areas: [hexes, gate], items: [{ kind: 'unit', id: 'deryn', area: 'gate-2' }] };
    const [deryn] = moved(view, { kind: 'unit', id: 'deryn' }, { kind: 'hex', id: 'b1' }).items;
    assert.deepEqual([deryn?.area, deryn?.cell, deryn?.owner], ['arena', 2, 2]);
});

test('a bubble stays within the board and off its place', () => {
    const own = { w: 100, h: 60 }, within = { w: 400, h: 300 };
    for (const p of [{ x: 5, y: 5 }, { x: 395, y: 295 }, { x: 200, y: 20 }]) {
        const at = bestPlace(p, own, 20, within, []);
        assert.ok(at.x >= 0 && at.y >= 0 && at.x + own.w <= within.w && at.y + own.h <= within.h);
        assert.ok(p.x < at.x || p.x > at.x + own.w || p.y < at.y || p.y > at.y + own.h);
    }
});

test('a forecast says what is certain, what may be, and how likely', () => {
    const thing = { kind: 'unit', id: 'kilgore' };
    const told = tell({ copies: 200, lines: [
        { thing, fact: 'damage', before: 3, values: [[5, 200]] },
        { thing, fact: 'defence', before: 1, values: [[1, 150], [2, 50]] },
        { thing, fact: 'guard', before: 0, values: [[0, 20], [1, 80], [2, 100]] },
        { thing, fact: 'move', before: 0, values: [[1, 60], [2, 140]] },
        { thing, tag: 'rooted', before: 0, values: [[0, 199], [1, 1]] },
        { thing, tag: 'bloodied', before: 1, values: [[0, 200]] },
        { thing: { kind: 'seat', id: '1' }, fact: 'vp', before: 0, values: [[0, 200]] },
    ] }, words);
    assert.equal(told.length, 1);
    assert.deepEqual(told[0]!.lines.map(l => [l.text, l.percent]), [
        ['damage 3 → 5', undefined], ['defence 1 → 2', 25], ['guard 0 → 0–2', undefined], ['move 0 → 1 (about 30%), 2 (about 70%)', undefined],
        ['now rooted', 1], ['no longer bloodied', undefined]]);
    assert.deepEqual(told[0]!.lines[2]!.bars.map(b => b.percent), [10, 40, 50]);
    assert.deepEqual(tellWins({ copies: 200, lines: [], wins: [0, 50] }, words).map(l => [l.text, l.percent]), [['Victory: 2', 25]]);
});

test('a champion of Brawl shows its life, defence and state', () => {
    const look = brawl.board.piece({ ...unit, facts: { damage: [2, 7], defence: 1, guard: 2 }, tags: ['levelled', 'rooted-long', 'bloodied'] });
    assert.deepEqual(look.life, { left: 5, of: 7 });
    assert.equal(look.corner, 1);
    assert.equal(look.star, true);
    assert.deepEqual(look.badges?.map(b => b.tag), ['rooted-long', 'bloodied', 'guard']);
});

test('a statue of Brawl is spoken of by its name', () => {
    assert.equal(brawl.board.called?.({ ...cell('e8', 0, 0), tags: ['statue', 'ragryl'] }), 'ragryl');
    assert.equal(brawl.board.called?.({ ...cell('e7', 0, 0), tags: ['ragryl'] }), undefined);
});

test('in Brawl only my own hand lies before me, and my side of the arena is near', () => {
    const hand: Area = { id: 'hand-2', key: 'hand', kind: 'hand', owner: 2 };
    assert.equal(brawl.place(hand, 2), 'hand');
    assert.equal(brawl.place(hand, 1), 'seat');
    assert.equal(brawl.place(hand, 0), 'seat');
    const view = { game: 'brawl', round: 1, areas: [], items: [],
        seats: [{ team: 0, asked: true, tags: ['north'] }, { team: 1, asked: false, tags: ['south'] }] };
    assert.deepEqual([0, 1, 2].map(seat => brawl.board.turned(view, seat)), [false, true, false]);
});

test('hexes that lie together have one outline', () => {
    const sides = (...ids: string[]) => rim(ids.map(spot)).match(/M/g)!.length;
    assert.deepEqual([sides('a1'), sides('a1', 'a2'), sides('a1', 'a2', 'b2'), sides('b1', 'a2')], [6, 10, 12, 12]);
});

test('a large card finds the place that hides least, and never lies on what it belongs to', () => {
    const room = { width: 1440, height: 900 }, board = { left: 260, top: 60, width: 850, height: 600 };
    const question = { left: 0, top: 660, width: 1440, height: 240 };
    const size = { width: 300, height: 560 };
    const inHand = placeBeside(size, { left: 800, top: 670, width: 150, height: 220 }, [board, question], room);
    assert.deepEqual([inHand.left, inHand.top], [1122, 92], 'over the panels on the right');
    const inPanel = placeBeside({ width: 240, height: 330 }, { left: 1137, top: 95, width: 290, height: 80 }, [board, question], room);
    assert.deepEqual([inPanel.left, inPanel.top], [1162, 193], 'below');
    const alone = placeBeside(size, { left: 100, top: 600, width: 100, height: 100 }, [], room);
    assert.deepEqual([alone.left, alone.top], [18, 22], 'above, within the window');
    assert.equal(placeBeside(size, null, [board], room).left, 570);
});
