// What the keywords of a text do: who has to decide about somebody else's card now does not look them up.
import { useStore } from '../../lib/store';
import type { Thing } from '../../net/protocol';
import { catalogue } from '../../text/catalogue';
import { useTable } from '../context';
import { keywordsIn } from './keywords';

export function KeywordNotes({ of: { kind, id } }: { of: Thing }) {
    const { words, feed } = useTable(), from = useStore(catalogue(feed.game));
    return <>{keywordsIn(words.about(kind, id), from?.rules ?? [], words.lang).map(said => <span key={said.word}> <i>{said.word}:</i> {said.text}</span>)}</>;
}
