// What a figure tells besides its emblem: attack and resistance or life, banners of its attributes, keywords, statuses.
import type { ComponentChild } from 'preact';
import { iconPath } from '../../lib/Icon';
import type { Item } from '../../net/protocol';
import { number, pair } from '../facts';
import { KEYWORDS, STATUSES, UPGRADED } from './emblems';

const BLADE = 'M0 -13L8 -5V8L0 13L-8 8V-5Z';
const SHIELD = 'M0 -12L10 -9V1C10 8 5 11 0 13.5C-5 11 -10 8 -10 1V-9Z';
const HEART = 'M0 13C-8 7 -13 2 -13 -4.5C-13 -12 -4 -14 0 -7C4 -14 13 -12 13 -4.5C13 2 8 7 0 13Z';
const PENNANT = 'M-6.5 -8H6.5V8L0 4.6L-6.5 8Z';
const STEP = 14;              // between marks in a row or a column
const MOST_KEYWORDS = 3;

const at = (x: number, y: number) => `translate(${x} ${y})`;

function Sign({ icon, tone, x, y }: { icon: string; tone: string; x: number; y: number }) {
    const size = 10.5;
    return (
        <g class={`ad-sign ${tone}`} transform={at(x, y)}>
            <circle r={7.4} />
            <path d={iconPath(icon)} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
        </g>
    );
}

function Shape({ d, tone, value, x, y }: { d: string; tone: string; value: number; x: number; y: number }) {
    return <g class={`ad-shape ${tone}`} transform={at(x, y)}><path d={d} /><text y={4.6}>{value}</text></g>;
}

/** What is left of a servant, or the life of a general. */
function Toughness({ item }: { item: Item }) {
    const life = number(item, 'life'), [left, of] = pair(item, 'resistance') ?? [0, 0];
    return life !== undefined ? <Shape d={HEART} tone="life" value={life} x={20} y={21} />
        : <Shape d={SHIELD} tone={left < of ? 'resistance hurt' : 'resistance'} value={left} x={20} y={20} />;
}

export function marks(item: Item): ComponentChild {
    const tags = item.tags ?? [];
    const banners = (['agility', 'intelligence'] as const).flatMap(fact => {
        const value = number(item, fact) ?? 0;
        return value === 0 ? [] : [{ fact, value }];
    });
    const keywords = tags.filter(tag => tag in KEYWORDS).slice(0, MOST_KEYWORDS);
    const upgrades = tags.filter(tag => tag in UPGRADED).map(tag => ({ icon: UPGRADED[tag]!, tone: 'good' }));
    const above = [...tags.flatMap(tag => STATUSES[tag] ?? []), ...upgrades];
    const counters = number(item, 'counters') ?? 0;
    return (
        <g class="ad-marks">
            {banners.map(({ fact, value }, i) => <Shape key={fact} d={PENNANT} tone={fact} value={value} x={-26} y={-12 + 16 * i} />)}
            {keywords.map((tag, i) => <Sign key={tag} icon={KEYWORDS[tag]!} tone="keyword" x={26} y={-14 + STEP * i} />)}
            {above.map(({ icon, tone }, i) => <Sign key={i} icon={icon} tone={tone} x={STEP * (i - (above.length - 1) / 2)} y={-27} />)}
            <Shape d={BLADE} tone="attack" value={number(item, 'attack') ?? 0} x={-20} y={20} />
            <Toughness item={item} />
            {counters > 0 && <g class="ad-counters" transform={at(0, 28)}>
                <rect x={-11} y={-7} width={22} height={13} rx={6} /><text y={3.6}>+{counters}</text>
            </g>}
        </g>
    );
}
