// The proof of fairness: the match is recomputed in this page, with the same rules and the revealed seed.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { recompute, rememberedCommitment, type Proof } from '../../net/proof';
import { useTable } from '../../table/context';
import { t } from '../../text/lang';

type Finding = Proof | { good: false; missing: string } | null;   // null: being recomputed

export function ProofPanel({ log }: { log: string }) {
    const { feed } = useTable();
    const [finding, setFinding] = useState<Finding>(null);
    useEffect(() => {
        setFinding(null);
        recompute(log).then(setFinding, e => setFinding({ good: false, missing: (e as Error).message }));
    }, [log]);
    const kept = rememberedCommitment(feed.match);
    const published = kept ?? feed.commitment;
    const fits = finding !== null && finding.good && finding.commitment === published;
    return (
        <details class="proof" data-proof={finding === null ? 'works' : fits ? 'good' : 'bad'}>
            <summary>
                {finding === null && <Icon name="gi:sands-of-time" size={18} />}
                {finding !== null && (fits ? <Icon name="gi:check-mark" size={18} /> : <Icon name="gi:cancel" size={18} />)}
                {' '}{t('replay.proof')}
            </summary>
            <div role="status">
                <Said finding={finding} />
                {finding !== null && finding.good && <Seal finding={finding} kept={kept} published={published} />}
            </div>
            <p class="quiet">{t('replay.proof-means')}</p>
        </details>
    );
}

function Said({ finding }: { finding: Finding }) {
    if (finding === null)
        return <p>{t('replay.proof-works')}</p>;
    if (finding.good)
        return <p><b>{t('replay.proof-good', finding.answers, finding.chances)}</b></p>;
    return <p class="problem">{'missing' in finding ? t('replay.proof-missing', finding.missing) : t('replay.proof-bad', finding.why)}</p>;
}

interface SealProps {
    finding: Extract<Proof, { good: true }>;
    kept: string | undefined;
    published: string;
}

function Seal({ finding, kept, published }: SealProps) {
    const fits = finding.commitment === published;
    return (
        <>
            <p class={fits ? '' : 'problem'}>{fits ? t(kept === undefined ? 'replay.seal-published' : 'replay.seal-kept') : t('replay.seal-wrong', published)}</p>
            <dl>
                <dt>{t('replay.seal')}</dt><dd><code>{finding.commitment}</code></dd>
                <dt>{t('replay.seed')}</dt><dd><code>{finding.seed}</code></dd>
            </dl>
        </>
    );
}
