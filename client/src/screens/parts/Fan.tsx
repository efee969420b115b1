// A hand of the game's own cards, fanned out: what lies on the start page to be picked up.
import { sceneOf } from '../../games/scenes';
import { Icon } from '../../lib/Icon';
import { useStore } from '../../lib/store';
import type { Item } from '../../net/protocol';
import { catalogue } from '../../text/catalogue';
import type { Words } from '../../text/words';

const CARDS = 5;

/** Some cards of the catalogue, spread over all of them. */
function someCards(keys: string[]): Item[] {
    const ids = keys.flatMap(k => /^card\.([a-z0-9-]+)$/.exec(k)?.[1] ?? []);
    const some = ids.length <= CARDS ? ids : Array.from({ length: CARDS }, (_, i) => ids[Math.floor((i + 0.5) * ids.length / CARDS)]);
    return some.map(id => ({ kind: 'card', id, area: '' }));
}

/** Decoration: the cards can be read, but nothing can be done with them. */
export function Fan({ game, words }: { game: string; words: Words }) {
    const texts = useStore(catalogue(game));
    const scene = useStore(sceneOf(game));
    if (texts === null || scene === null)
        return <div class="fan" />;
    const items = scene.cards.showcase ?? someCards(Object.keys(texts.texts.en));
    return (
        <div class="fan" aria-hidden="true">
            {items.map((item, i) => {
                const look = scene.cards.look(item);
                return (
                    <div key={item.id} class={`fan-card ${look.rim}`} style={{ '--at': String(i - (items.length - 1) / 2) }}>
                        <b>{words.title(item.kind, item.id)}</b>
                        <span class="fan-art"><Icon name={look.art} size="66%" /></span>
                    </div>
                );
            })}
        </div>
    );
}
