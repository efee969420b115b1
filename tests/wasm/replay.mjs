// The engine as the browser runs it replays every golden log, and one with take-backs, and comes to the same
// fingerprint as the native build (*.sum beside them); it verifies them, and finds out those that were tampered with.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folders = ['golden', 'fixtures'].map((name) => join(root, 'tests', name));
const module = new WebAssembly.Module(readFileSync(join(root, 'build', 'spielwerk.wasm')));
let n = 0, failed = 0;

function check(title, good, why) {
  n++;
  if (!good) failed++;
  console.log(`${good ? 'ok' : 'not ok'} ${n} - ${title}`);
  if (!good) console.log(`# ${why}`);
}

const imports = WebAssembly.Module.imports(module);
check('the engine needs nothing from its host', imports.length === 0, JSON.stringify(imports));

const { exports: engine } = new WebAssembly.Instance(module);
engine._initialize();
const readText = (at) => {
  const bytes = new Uint8Array(engine.memory.buffer, at);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
};

const write = (log) => {
  const { read, written } = new TextEncoder().encodeInto(`${log}\0`,
    new Uint8Array(engine.memory.buffer, engine.text_buffer(), engine.text_size()));
  if (read < log.length + 1) throw new Error(`the log is too long: ${written} bytes`);
};
const hex = (x) => (x >>> 0).toString(16).padStart(8, '0');
const fingerprint = () => hex(engine.fingerprint_high()) + hex(engine.fingerprint_low());
const logs = folders.flatMap((folder) => readdirSync(folder).filter((f) => f.endsWith('.log')).sort()
  .map((file) => ({ file, path: join(folder, file), log: readFileSync(join(folder, file), 'utf8') })));

for (const { file, path, log } of logs) {
  write(log);
  const answers = engine.replay();
  const sum = fingerprint();
  const wanted = readFileSync(path.replace(/\.log$/, '.sum'), 'utf8').trim();
  check(`${file} replays in wasm`, answers > 0 && sum === wanted,
    answers < 0 ? readText(engine.error_text()) : `fingerprint ${sum}, expected ${wanted}`);
}

// ---- proofs ----

const line = (log, key) => log.match(new RegExp(`^${key} (.*)$`, 'm'))?.[1] ?? '';
const outcomes = (log) => log.split('\n').filter((l) => /^start |\|/.test(l))
  .flatMap((l) => l.replace(/^.*(start|\|)/, '').trim().split(/\s+/)).length;
const lastDigit = (text) => text.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));

// What must not verify, each with what the sentence is to say.
function forge(title, log, part) {
  write(log);
  const answers = engine.verify();
  const why = readText(engine.error_text());
  check(title, answers === -1 && why.includes(part) && engine.chance_count() === 0 &&
    readText(engine.seed_text()) === '', `${answers}: ${why}`);
}

for (const { file, log } of logs) {
  write(log);
  const answers = engine.verify();
  const told = [readText(engine.commitment_text()), readText(engine.seed_text()), engine.chance_count(),
    engine.takeback_count()];
  const wanted = [line(log, 'commitment'), line(log, 'seed'), outcomes(log), Number(line(log, 'takeback'))];
  check(`${file} verifies in wasm`, answers > 0 && told.join() === wanted.join() && told[2] > 0,
    answers < 0 ? readText(engine.error_text()) : `${told}, expected ${wanted}`);
  // In some games nothing is left to chance before the first answer.
  if (/^start \d/m.test(log))
    forge(`${file} with another outcome at the start does not`,
      log.replace(/^start (\d+)/m, (_, value) => `start ${value === '0' ? 1 : 0}`), 'line');
  forge(`${file} with another outcome later does not`,
    log.replace(/\| (\d+)/, (_, value) => `| ${value === '0' ? 1 : 0}`), 'but the seed gives something else');
  forge(`${file} with another seed does not`, log.replace(/^seed .*$/m, lastDigit), 'does not belong to the commitment');
  forge(`${file} with another commitment does not`, log.replace(/^commitment .*$/m, lastDigit),
    'does not belong to the commitment');
  if (/^takeback/m.test(log)) {
    forge(`${file} with another number of take-backs does not`, log.replace(/^takeback .*$/m, 'takeback 7'),
      'but the seed gives something else');
    forge(`${file} with its take-backs left out does not`, log.replace(/^takeback .*\n/m, ''),
      'but the seed gives something else');
  }
  forge(`${file} without its seed does not`, log.replace(/^seed .*\n/m, ''), 'has no seed');
}

console.log(`1..${n}`);
process.exit(failed > 0 ? 1 : 0);
