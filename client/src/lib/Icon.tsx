import { icons, parts } from 'virtual:icons';

const known: Record<string, string> = { ...icons };

/** Brings what only a game needs, or only the pages around the table ('screens'). */
export async function loadIcons(part: string): Promise<void> {
    Object.assign(known, (await parts[part]?.())?.icons);
}

interface Props {
    name: string;             // 'gi:NAME' in the sources, so that the build finds it
    size?: number | string;
    class?: string;
    title?: string;
}

export function iconPath(name: string): string {
    return known[name.replace(/^gi:/, '')] ?? known['perspective-dice-six'] ?? '';
}

/** An emblem in the current colour. Without a title it is decoration. */
export function Icon({ name, size = 20, class: cls, title }: Props) {
    return (
        <svg class={`icon ${cls ?? ''}`} width={size} height={size} viewBox="0 0 512 512"
            role={title === undefined ? undefined : 'img'} aria-label={title} aria-hidden={title === undefined}>
            <path d={iconPath(name)} fill="currentColor" />
        </svg>
    );
}
