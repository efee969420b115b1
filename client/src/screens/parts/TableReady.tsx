// A table has just been opened: the invitations to it, and who has come already.
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../lib/store';
import { Feed } from '../../net/feed';
import { socket } from '../../net/main';
import type { Created, GameInfo } from '../../net/protocol';
import { go, seatRoute, type Route } from '../../route';
import { Invitations } from '../../table/Invitations';
import { t } from '../../text/pages';
import type { Words } from '../../text/words';
import { useWords } from './game';
import { SetUpHead } from './SetUpHead';

/** Who opened a table without sitting down watches. */
export function tableOf(c: Created): Route {
    return c.key === undefined ? { at: 'watch', match: c.match, key: c.watch } : seatRoute(c.match);
}

export function TableReady({ info, created }: { info: GameInfo; created: Created }) {
    const words = useWords(info.id);
    const [feed, setFeed] = useState<Feed | null>(null);
    useEffect(() => {
        const { match, key, watch } = created;
        const f = new Feed(socket, key === undefined ? { match, key: watch, watch: true } : { match, key });
        setFeed(f);
        return () => f.close();
    }, [created.match]);
    return (
        <div class="set-up narrow">
            <SetUpHead game={info.id} words={words} title={t('invite.title')}>{t('invite.about')}</SetUpHead>
            {feed !== null && <Coming feed={feed} created={created} words={words} />}
            <p class="acts"><button type="button" class="go" onClick={() => go(tableOf(created), true)}>{t('invite.to-table')}</button></p>
        </div>
    );
}

function Coming({ feed, created, words }: { feed: Feed; created: Created; words: Words }) {
    const { frame } = useStore(feed.state);
    return <Invitations kept={created} words={words} seats={frame?.people ?? []} />;
}
