// The engine as the browser runs it replays every golden log and comes to the same fingerprint as the
// native build (tests/golden/*.sum).
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const golden = join(root, 'tests', 'golden');
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

for (const file of readdirSync(golden).filter((f) => f.endsWith('.log')).sort()) {
  const log = readFileSync(join(golden, file));
  const buffer = new Uint8Array(engine.memory.buffer, engine.text_buffer(), engine.text_size());
  buffer.set(log);
  buffer[log.length] = 0;
  const answers = engine.replay();
  const hex = (x) => (x >>> 0).toString(16).padStart(8, '0');
  const sum = hex(engine.fingerprint_high()) + hex(engine.fingerprint_low());
  const wanted = readFileSync(join(golden, file.replace('.log', '.sum')), 'utf8').trim();
  check(`${file} replays in wasm`, answers > 0 && sum === wanted,
    answers < 0 ? readText(engine.error_text()) : `fingerprint ${sum}, expected ${wanted}`);
}

console.log(`1..${n}`);
process.exit(failed > 0 ? 1 : 0);
