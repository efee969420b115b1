// The paths of icons in whole units of their square of 512: half the bytes, and on no screen is a five-hundredth of an icon a pixel.

type Step = [command: string, ...numbers: number[]];

const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi;
const ARC = new RegExp([NUMBER.source, NUMBER.source, NUMBER.source, '[01]', '[01]', NUMBER.source, NUMBER.source].map(n => `(${n})`).join('[\\s,]*'), 'gi');

/** Its steps, one by one. The flags of an arc may stand without anything between them and the next number. */
export function stepsOf(path: string): Step[] {
    return [...path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, command = '', text = '']): Step[] => {
        const many = NUMBERS[command.toLowerCase()]!;
        const all = command.toLowerCase() === 'a' ? [...text.matchAll(ARC)].flatMap(m => m.slice(1)) : text.match(NUMBER) ?? [];
        const further = { m: 'l', M: 'L' }[command] ?? command;     // what follows a move are lines
        return many === 0 ? [[command]] : Array.from({ length: all.length / many }, (_, i): Step =>
            [i === 0 ? command : further, ...all.slice(i * many, (i + 1) * many).map(Number)]);
    });
}

/** With every point rounded by itself, so that errors do not add up along the way. */
export function rounded(path: string): string {
    const at = { x: 0, y: 0 }, start = { x: 0, y: 0 };
    let out = '', last = '';
    const put = (command: string, numbers: number[]) => {
        out += (command === last && !/[Mz]/.test(command) ? ' ' : command) + numbers.join(' ');
        last = command;
    };
    for (const [command, ...numbers] of stepsOf(path)) {
        const kind = command.toLowerCase(), from = command === kind && out !== '' ? { ...at } : { x: 0, y: 0 };
        const before = { x: Math.round(at.x), y: Math.round(at.y) };
        const by = (n: number, i: number) => i % 2 === 0 ? Math.round(from.x + n) - before.x : Math.round(from.y + n) - before.y;
        if (kind === 'z') {
            put('z', []);
            Object.assign(at, start);
        } else if (kind === 'h') {
            put('h', [by(numbers[0]!, 0)]);
            at.x = from.x + numbers[0]!;
        } else if (kind === 'v') {
            put('v', [by(numbers[0]!, 1)]);
            at.y = from.y + numbers[0]!;
        } else {
            const [x, y] = numbers.slice(-2) as [number, number];
            if (kind === 'm')
                put('M', [Math.round(from.x + x), Math.round(from.y + y)]);
            else if (kind === 'a')
                put('a', [...numbers.slice(0, 3).map(Math.round), ...numbers.slice(3, 5), by(x, 0), by(y, 1)]);
            else
                put(kind, numbers.map(by));
            Object.assign(at, { x: from.x + x, y: from.y + y });
            if (kind === 'm')
                Object.assign(start, at);
        }
    }
    return out.replace(/ -/g, '-');
}
