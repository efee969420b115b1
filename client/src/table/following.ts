import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Keeps a list scrolled to its end, unless its reader has gone back. */
export function useFollowing(count: number) {
    const ref = useRef<HTMLDivElement>(null);
    const [follows, setFollows] = useState(true);
    const last = useRef(0);
    const toEnd = () => {
        ref.current?.scrollTo(0, ref.current.scrollHeight);
        setFollows(true);
    };
    useLayoutEffect(() => {
        if (follows)
            toEnd();
    }, [count]);
    // The panel may be hidden or change its height: then its end is somewhere else.
    useEffect(() => {
        const list = ref.current;
        if (list === null || !follows)
            return undefined;
        const watch = new ResizeObserver(toEnd);
        watch.observe(list);
        return () => watch.disconnect();
    }, [follows]);
    const onScroll = () => {
        const list = ref.current;
        if (list === null || list.clientHeight === 0)
            return;
        // More may have come since it was scrolled to its end: only going back is a reader's wish.
        const back = list.scrollTop < last.current - 2;
        last.current = list.scrollTop;
        if (list.scrollHeight - list.scrollTop - list.clientHeight < 24)
            setFollows(true);
        else if (back)
            setFollows(false);
    };
    return { ref, follows, onScroll, toEnd };
}
