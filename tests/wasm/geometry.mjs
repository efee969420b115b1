// Measuring as the browser does it: ways, sight and templates come out as the vectors of the ledger say (rules/exalted.md).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const module = new WebAssembly.Module(readFileSync(join(root, 'build', 'geometry.wasm')));
const FINE = 256, INCH = 254;
let n = 0, failed = 0;

function check(title, told, wanted) {
  const good = JSON.stringify(told) === JSON.stringify(wanted);
  n++;
  if (!good) failed++;
  console.log(`${good ? 'ok' : 'not ok'} ${n} - ${title}`);
  if (!good) console.log(`# ${JSON.stringify(told)}, expected ${JSON.stringify(wanted)}`);
}

check('measuring needs nothing from its host', WebAssembly.Module.imports(module), []);
const { exports: wasm } = new WebAssembly.Instance(module);
wasm._initialize();
const room = () => new Int32Array(wasm.memory.buffer, wasm.room(), wasm.room_size());

const [CIRCLE, TEMPLATE, FIRST] = [1, 2, 4], [HIT, SPARED, STOPS] = [0, 1, 2];
const T1 = { form: TEMPLATE, length: 4 * INCH, near: 127, far: 381 }, T2 = { form: TEMPLATE, length: 6 * INCH, near: 127, far: 127 };

/** Discs are x, y, r, fate; the `solid` first of them block, all of them unless that is said. Watches are kind, x, y, r, gap, sight. */
function lay({ mover: [x, y], walls = [], discs = [], solid = discs.length, watches = [], aim = {} }) {
  room().set([9000, 9000, x, y, 150, 0, 0, 10 * INCH, walls.length, ...walls.flatMap((w) => [w.length / 2, ...w]), solid,
    discs.length, ...discs.flat(), watches.length, ...watches.flat(), aim.form ?? 0, x, y, 150, aim.reach ?? 0, 381, aim.length ?? 0,
    aim.near ?? 0, aim.far ?? 0]);
  wasm.load();
}
const rock = [3875, 3025, 4240, 2660, 4760, 2660, 5125, 3025, 4500, 3650];  // part of the mountain S

function walk(to, inches) {
  const points = wasm.walk(...to, inches * INCH * FINE), told = room();
  return { length: told[0], whole: told[1], taken: told[2], end: points === 0 ? null : [...told.subarray(2 + 2 * points, 4 + 2 * points)], points };
}
const fates = (to) => { wasm.aims(...to); return room()[0]; };

// ---- ways: EX-RULE-4, -5, -7 ----

lay({ mover: [1000, 1000] });
check('a straight way has its length, rounded up', walk([1300, 1400], 6), { length: 500 * FINE, whole: 500 * FINE, taken: 0, end: [1300, 1400], points: 1 });
check('a way that is too long ends where its inches do', walk([1000, 8000], 6).end, [1000, 1000 + 6 * INCH]);
check('nobody stands beyond the edge', walk([10, 1000], 6).taken, 1);
lay({ mover: [1000, 1000], discs: [[1000, 2000, 200, SPARED]] });
check('a way leads round who is in it', walk([1000, 3000], 12).points > 1, true);
check('and is longer for it', walk([1000, 3000], 12).length > 2000 * FINE, true);
check('where somebody stands, the way ends beside him', walk([1000, 1900], 12).end, [1000, 1650]);
lay({ mover: [1000, 1000], discs: [[1000, 3000, 200, SPARED], [1000, 1000 + 6 * INCH, 200, SPARED]], solid: 0 });
const held = walk([1000, 8000], 6);
check('a way that may not end where its inches do ends before', held.end[1] <= 1000 + 6 * INCH - 350, true);
check('and tells who stands there', [held.taken, room()[3]], [2, 1]);
check('where the inches end beside everybody, nobody is told', walk([1000, 8000], 4).taken, 0);
lay({ mover: [4500, 2300], walls: [rock] });
check('a way leads round a mountain', walk([4500, 4000], 20).points >= 2, true);
check('all that is in reach comes in pieces', wasm.reach(6 * INCH * FINE) > 0, true);

// ---- who watches: EX-RULE-10, EX-TOWER-4, EX-LEAVE-1 ----

const watched = (to) => { walk(to, 20); wasm.watches(); return room()[0]; };
lay({ mover: [1000, 1000], watches: [[0, 1000, 4000, 200, 4 * INCH, 1]] });
check('who stays out of range is not shot at', watched([1000, 2633]), 0);
check('who comes into it is, and ends there', watched([1000, 2634]), 3);
lay({ mover: [1000, 1000], watches: [[2, 1000, 1400, 150, INCH, 0]] });
check('who leaves the reach of an enemy is struck at', watched([2000, 1000]), 4);
check('who stays within it is not', watched([1000, 900]), 2);
lay({ mover: [1000, 1000], watches: [[4, 1000, 4000, 200, 4 * INCH, 1]] });
check('who ends in range of a reaction may meet it', watched([1000, 2634]), 2);
check('who ends out of it does not', watched([1000, 2633]), 0);

// ---- measuring and sight: EX-RULE-3, -9 ----

lay({ mover: [4500, 2300], walls: [rock] });
check('a gap goes from edge to edge', wasm.measure(1000, 1000, 150, 1000, 2316, 150), 1016);
check('a mountain hides', [wasm.measure(4500, 2300, 150, 4500, 4000, 150), room()[0], room()[1]], [1400, 0, 0]);
check('open ground does not', [wasm.measure(1000, 1000, 150, 3000, 1000, 150), room()[0], room()[1]], [1700, 1, -1]);
check('beyond 10 inches nobody is seen', [wasm.measure(1000, 1000, 150, 1000, 3841, 150), room()[0]], [2541, 0]);

// ---- templates: EX-RULE-16, -17, -18, -20 ----

const aimed = (aim, disc, to) => { lay({ mover: [300, 3600], aim, discs: [disc] }); return fates(to); };
check('T1 touches a golem at (700,4500)', aimed(T1, [700, 4500, 125, HIT], [300, 9000]), 1);
check('but none at (900,4500)', aimed(T1, [900, 4500, 125, HIT], [300, 9000]), 0);
check('T2 touches one at (552,5000)', aimed(T2, [552, 5000, 125, HIT], [300, 9000]), 1);
check('but none at (553,5000)', aimed(T2, [553, 5000, 125, HIT], [300, 9000]), 0);
const circle = { form: CIRCLE, reach: 9000 };
check('a circle touches a base 531 away', aimed(circle, [300, 4531, 150, HIT], [300, 4000]), 1);
check('but none 532 away', aimed(circle, [300, 4532, 150, HIT], [300, 4000]), 0);
const line = { form: FIRST, reach: 150 + 6 * INCH };
const shot = (discs) => { lay({ mover: [300, 3600], aim: line, discs }); fates([300, 5000]); return [...room().subarray(0, discs.length)]; };
check('a shot passes friends and hits the first enemy', shot([[300, 3950, 125, SPARED], [300, 4400, 150, HIT]]), [3, 1]);
check('an enemy tower stops it', shot([[300, 4000, 200, STOPS], [300, 4600, 150, HIT]]), [4, 5]);

console.log(`1..${n}`);
process.exit(failed > 0 ? 1 : 0);
