import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Keeps a list scrolled to its end, unless its reader has gone back. */
export function useFollowing(count: number) {
    const ref = useRef<HTMLDivElement>(null);
    const [follows, setFollows] = useState(true);
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
        if (list !== null && list.clientHeight > 0)
            setFollows(list.scrollHeight - list.scrollTop - list.clientHeight < 24);
    };
    return { ref, follows, onScroll, toEnd };
}
