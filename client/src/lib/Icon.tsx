import { games, icons } from 'virtual:icons';

const known: Record<string, string> = { ...icons };

/** Brings what only this game needs. */
export async function loadIcons(game: string): Promise<void> {
    Object.assign(known, (await games[game]?.())?.icons);
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
