// Recomputing a finished match in the page: the same rules as the server's, compiled to wasm, replay the log with
// the revealed seed and compare every outcome of chance.
import { writeStored, readStoredList } from '../lib/storage';
import { isText } from '../lib/shape';

/** What the module offers; texts are pointers to zero-ended UTF-8. */
interface TableModule {
    memory: WebAssembly.Memory;
    _initialize?(): void;
    text_buffer(): number;
    text_size(): number;
    verify(): number;             // answers, or -1 with a sentence in error_text
    error_text(): number;
    commitment_text(): number;
    seed_text(): number;
    chance_count(): number;
}

export type Proof =
    | { good: true; answers: number; chances: number; commitment: string; seed: string }
    | { good: false; why: string };

let module: Promise<TableModule> | null = null;

async function load(): Promise<TableModule> {
    const address = new URL('../generated/table.wasm', import.meta.url);
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address))
        .catch(async () => WebAssembly.instantiate(await (await fetch(address)).arrayBuffer()));
    const table = instance.exports as unknown as TableModule;
    table._initialize?.();
    return table;
}

function loadOnce(): Promise<TableModule> {
    module ??= load().catch(e => {
        module = null;            // it may work the next time
        throw e;
    });
    return module;
}

/** Throws if the module cannot be loaded. */
export async function recompute(log: string): Promise<Proof> {
    const table = await loadOnce();
    const text = new TextEncoder().encode(log);
    if (text.length >= table.text_size())
        return { good: false, why: `${text.length} > ${table.text_size()}` };
    const room = new Uint8Array(table.memory.buffer, table.text_buffer(), table.text_size());
    room.set(text);
    room[text.length] = 0;
    const answers = table.verify();
    const read = (at: number): string => textAt(table.memory, at);
    if (answers < 0)
        return { good: false, why: read(table.error_text()) };
    return { good: true, answers, chances: table.chance_count(), commitment: read(table.commitment_text()), seed: read(table.seed_text()) };
}

function textAt(memory: WebAssembly.Memory, at: number): string {
    const bytes = new Uint8Array(memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

const MOST = 300;

type Seen = [match: string, commitment: string];

function isSeen(v: unknown): v is Seen {
    return Array.isArray(v) && v.length === 2 && v.every(isText);
}

/** Notes what a running match has committed to, so that its end can be compared with what this browser saw itself. */
export function rememberCommitment(match: string, commitment: string): void {
    const seen = readStoredList('commitments', isSeen);
    if (commitment !== '' && !seen.some(([m]) => m === match))
        writeStored('commitments', [...seen, [match, commitment]].slice(-MOST));
}

export function rememberedCommitment(match: string): string | undefined {
    return readStoredList('commitments', isSeen).find(([m]) => m === match)?.[1];
}
