// What somebody proposed and who still has to agree; for a moment also how it ended.
import { useEffect, useState } from 'preact/hooks';
import type { Proposal } from '../net/protocol';
import { t } from '../text/lang';
import { useTable } from './context';

const OUTCOME_MS = 5000;

export function ProposalNote() {
    const { feed, seat } = useTable();
    const outcome = useOutcome(feed.settled);
    const mine = outcome !== null && outcome.by === seat;
    return (
        <div class="proposal-place" role="status">
            {feed.proposal !== null && <Question proposal={feed.proposal} />}
            {feed.proposal === null && mine && <p class="note">{t(outcome.state === 'agreed' ? 'talk.agreed' : 'talk.refused')}</p>}
        </div>
    );
}

function Question({ proposal }: { proposal: Proposal }) {
    const { session, stage, words, seat } = useTable();
    const { by, to, asked } = proposal;
    const who = words.seatName(by), absent = words.seatName(proposal.seat ?? 0);
    return (
        <section class="note" aria-label={t('talk.proposal')}>
            {by !== seat && <p>{t(`table.proposal.${proposal.kind}`, who, absent)}</p>}
            {to !== undefined && <p class="quiet">{t('talk.taken-back', stage.frame.answers - to)}</p>}
            {asked
                ? <div class="acts">
                    <button type="button" class="go" onClick={() => void session.feed.agree(true)}>{t('table.agree')}</button>
                    <button type="button" onClick={() => void session.feed.agree(false)}>{t('table.refuse')}</button>
                </div>
                : <p class="quiet">{t('table.waiting-consent')}</p>}
        </section>
    );
}

/** A proposal that has just been settled, for a few seconds; not one from before. */
function useOutcome(settled: Proposal | undefined): Proposal | null {
    const [old, setOld] = useState(settled);
    useEffect(() => {
        const timer = setTimeout(() => setOld(settled), OUTCOME_MS);
        return () => clearTimeout(timer);
    }, [settled]);
    return settled === undefined || settled === old ? null : settled;
}
