import { useEffect, useState } from 'preact/hooks';

function useMedia(query: MediaQueryList | null): boolean {
    const [is, setIs] = useState(query?.matches ?? false);
    useEffect(() => {
        const tell = () => setIs(query?.matches ?? false);
        query?.addEventListener('change', tell);
        return () => query?.removeEventListener('change', tell);
    }, []);
    return is;
}

const media = (query: string) => typeof matchMedia === 'undefined' ? null : matchMedia(query);
const narrow = media('(max-width: 900px), (max-height: 520px)');
const fingers = media('(pointer: coarse)');

/** Whether the panels beside the board are tabs: the same as in table.css. */
export function useNarrow(): boolean {
    return useMedia(narrow);
}

/** Whether a finger is what points here. */
export function useFingers(): boolean {
    return useMedia(fingers);
}
