// Measured planes: units, what lies where, what arrows lead to, and a camera that holds still while a map grows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Area, Item } from '../../src/net/protocol';
import { clampAim, heldAim } from '../../src/table/board/camera';
import { layOut } from '../../src/table/board/plan';
import { cornersOn, discAt, discsOn, measured, measuredUp, nextIn, placeOf, planeOf, rulerOf, toBoard, toUnits } from '../../src/table/board/planeGeometry';

const field: Area = { id: 'field', key: 'field', kind: 'plane', wide: 9000, high: 6000, unit: 'inch', scale: 254, cells: [
    { kind: 'place', id: 'rock', x: 2200, y: 1700, corners: [2000, 1000, 2600, 1200, 2400, 2400] },
    { kind: 'place', id: 'camp', x: 4500, y: 3000, r: 762 },
] };
const item = (id: string, x: number, y: number, r = 150): Item => ({ kind: 'token', id, area: 'field', x, y, r });
const items = [item('ada', 1000, 3000), item('bob', 8000, 1500), item('tower', 4500, 3000, 300), { kind: 'card', id: 'x', area: 'hand-1' },
    { ...item('ada', 10, 10), mention: true }];
const plane = planeOf(field, false), turned = planeOf(field, true);

test('a plane that is a map grows upwards', () => {
    const map = planeOf({ ...field, up: true }, false), far = planeOf({ ...field, up: true }, true);
    assert.deepEqual(toBoard(map, { x: 0, y: 0 }), { x: 0, y: 800 });
    assert.deepEqual(toUnits(map, toBoard(map, { x: 1500, y: 600 })), { x: 1500, y: 600 });
    assert.deepEqual(toBoard(far, { x: 0, y: 0 }), { x: 1200, y: 0 });
    assert.deepEqual(toUnits(far, toBoard(far, { x: 1500, y: 600 })), { x: 1500, y: 600 });
});

test('a plane fills the board along its longer side', () => {
    assert.deepEqual(toBoard(plane, { x: 9000, y: 6000 }), { x: 1200, y: 800 });
    assert.deepEqual([plane.box.w, plane.box.h], [1248, 848]);
});

test('units come back exactly, turned or not', () => {
    for (const p of [plane, turned])
        for (const at of [{ x: 0, y: 0 }, { x: 1, y: 5999 }, { x: 4530, y: 2210 }, { x: 9000, y: 6000 }])
            assert.deepEqual(toUnits(p, toBoard(p, at)), at);
    assert.deepEqual(toBoard(turned, { x: 9000, y: 6000 }), { x: 0, y: 0 });
});

test('a point beside the plane is the nearest one on it', () => {
    assert.deepEqual(toUnits(plane, { x: -50, y: 900 }), { x: 0, y: 6000 });
    assert.deepEqual(toUnits(turned, { x: -50, y: 900 }), { x: 9000, y: 0 });
});

test('discs have their true radius; what is only spoken of is none', () => {
    const discs = discsOn(plane, items);
    assert.deepEqual(discs.map(d => d.item.id), ['ada', 'bob', 'tower']);
    assert.ok(Math.abs(discs[2]!.r - 40) < 1e-9);
    assert.ok(Math.abs(discs[0]!.r - 20) < 1e-9);
});

test('of discs one above the other the smaller one is meant', () => {
    const discs = discsOn(plane, [...items, item('imp', 4600, 3000, 60)]);
    assert.equal(discAt(discs, toBoard(plane, { x: 4610, y: 3010 }))?.item.id, 'imp');
    assert.equal(discAt(discs, toBoard(plane, { x: 4300, y: 3000 }))?.item.id, 'tower');
    assert.equal(discAt(discs, toBoard(plane, { x: 4820, y: 3000 })), undefined);
});

test('a finger may miss by a little', () => {
    const discs = discsOn(plane, [...items, item('imp', 1400, 3000, 60)]);
    assert.equal(discAt(discs, toBoard(plane, { x: 1200, y: 3000 })), undefined);
    assert.equal(discAt(discs, toBoard(plane, { x: 1200, y: 3000 }), 14)?.item.id, 'ada');
    assert.equal(discAt(discs, toBoard(plane, { x: 1330, y: 3000 }), 14)?.item.id, 'imp');
});

test('arrows lead to what is near ahead', () => {
    const discs = discsOn(plane, items), by = (id: string) => discs.find(d => d.item.id === id)!;
    assert.equal(nextIn(discs, by('ada'), 'ArrowRight'), by('tower'));
    assert.equal(nextIn(discs, by('tower'), 'ArrowRight'), by('bob'));
    assert.equal(nextIn(discs, by('tower'), 'ArrowLeft'), by('ada'));
    assert.equal(nextIn(discs, by('ada'), 'ArrowLeft'), undefined);
    assert.equal(nextIn(discs, by('bob'), 'ArrowDown'), undefined);
});

test('places are told in what people measure with', () => {
    assert.equal(placeOf(plane, { x: 1000, y: 3000 }, 'en'), '3.9 / 11.8');
    assert.equal(measured(plane, 254 * 5, 'de'), '5,0');
    assert.equal(cornersOn(plane, field.cells![0]!).length, 3);
    assert.equal(cornersOn(plane, field.cells![1]!).length, 0);
    assert.equal(rulerOf(plane, 5).match(/M/g)?.length, 7 + 4);
});

test('a map that grows to the left leaves everything where it was on the screen', () => {
    const hexes = (from: number): Area => ({ id: 'map', key: 'map', kind: 'hex',
        cells: [0, 1, 2, ...from < 0 ? [-1, -2, -3, -4, 3, 4, 5, 6] : []].map(x => ({ kind: 'hex', id: `h${x}`, x, y: x % 2 })) });
    const size = { w: 800, h: 500 };
    const home = (from: number) => (plan => ({ box: plan.box, anchor: plan.spots[0]!, cells: plan.spots.length }))(layOut([hexes(from)], false));
    const before = home(0), now = home(-4);
    assert.ok(now.anchor.x > before.anchor.x);
    const was = clampAim({ zoom: 1.5, x: before.anchor.x + 20, y: 0 }, before.box, size, 0.5);
    const is = clampAim(heldAim(was, before, now, size), now.box, size, 0.5);
    assert.ok(Math.abs(is.scale - was.scale) < 1e-6);
    assert.ok(Math.abs((before.anchor.x - was.x) - (now.anchor.x - is.x)) < 1e-6);
});

test('a map that outgrows its window stays where it was, also if the window showed more than the map', () => {
    const home = (w: number, x = 0) => ({ box: { x: 0, y: 0, w, h: 300 }, anchor: { x: 200 + x, y: 100 }, cells: w });
    const size = { w: 1000, h: 400 }, before = home(700), whole = size.h / 300;
    const was = clampAim({ zoom: 1, x: 0, y: 0 }, before.box, size);
    assert.deepEqual([was.x, was.scale], [350, whole], 'all of it, in the middle');
    for (const [what, now] of [['to the right', home(1000)], ['to the left', home(1000, 300)]] as const) {
        const is = clampAim(heldAim(was, before, now, size), now.box, size);
        assert.equal(is.scale, whole);
        assert.ok(Math.abs((now.anchor.x - is.x) - (before.anchor.x - was.x)) < 1e-6, what);
    }
    const fits = home(740), still = clampAim(heldAim(was, before, fits, size), fits.box, size);
    assert.ok(Math.abs(still.x - was.x) < 1e-6, 'nor does it move as long as all of it has room');
    assert.equal(clampAim({ zoom: 1, x: 0, y: 0 }, fits.box, size).x, 370, 'until somebody wants to see all of it');
});

test('what is too far never reads like what would do', () => {
    assert.equal(measured(plane, 264, 'en'), '1.0');
    assert.equal(measuredUp(plane, 264, 'en'), '1.1');
    assert.equal(measuredUp(plane, 254, 'en'), '1.0');
    assert.equal(measuredUp(plane, 255, 'de'), '1,1');
});
