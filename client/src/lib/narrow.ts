import { useEffect, useState } from 'preact/hooks';

const narrow = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 900px)');

/** Whether the panels beside the board are tabs: the same width as in table.css. */
export function useNarrow(): boolean {
    const [is, setIs] = useState(narrow?.matches ?? false);
    useEffect(() => {
        const tell = () => setIs(narrow?.matches ?? false);
        narrow?.addEventListener('change', tell);
        return () => narrow?.removeEventListener('change', tell);
    }, []);
    return is;
}
