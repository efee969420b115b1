// A match that is followed: it is drawn when it is known which game it is, and how that looks.
import type { FunctionComponent } from 'preact';
import type { Scene } from '../games/scene';
import { sceneOf } from '../games/scenes';
import { useStore } from '../lib/store';
import { useOpened } from '../lib/useOpened';
import { Feed, type Door } from '../net/feed';
import { socket } from '../net/main';
import { t } from '../text/lang';
import { Barred, isBarred } from './Barred';

interface Props {
    door: Door;
    by: FunctionComponent<{ feed: Feed; scene: Scene }>;
}

export function Followed({ door, by }: Props) {
    const feed = useOpened(() => new Feed(socket, door), [door.match, door.key, door.watch]);
    return feed === null ? <p class="waiting">{t('app.loading')}</p> : <WithScene feed={feed} by={by} />;
}

function WithScene({ feed, by: Draw }: { feed: Feed; by: Props['by'] }) {
    const state = useStore(feed.state);
    const scene = useStore(sceneOf(state.game));
    if (isBarred(state))
        return <Barred feed={state} />;
    return scene === null ? <p class="waiting">{t('app.loading')}</p> : <Draw feed={feed} scene={scene} />;
}
