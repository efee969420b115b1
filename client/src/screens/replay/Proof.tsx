// The proof of fairness: the match is recomputed in this page, with the same rules and the revealed seed.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../lib/Icon';
import { recompute, rememberedCommitment, type Proof } from '../../net/proof';
import { Modal } from '../../table/cards/Modal';
import { useTable } from '../../table/context';
import { t } from '../../text/pages';

type Finding = Proof | { good: false; missing: string } | null;   // null: being recomputed

const SIGNS = { works: 'gi:sands-of-time', good: 'gi:check-mark', bad: 'gi:cancel' };

/** One line says how it went; a window tells the rest. */
export function ProofLine({ log }: { log: string }) {
    const { feed } = useTable();
    const [finding, setFinding] = useState<Finding>(null);
    const [shown, show] = useState(false);
    useEffect(() => {
        setFinding(null);
        recompute(log).then(setFinding, e => setFinding({ good: false, missing: (e as Error).message }));
    }, [log]);
    const kept = rememberedCommitment(feed.match);
    const published = kept ?? feed.commitment;
    const fits = finding?.good && finding.commitment === published;
    const outcome = finding === null ? 'works' : fits ? 'good' : 'bad';
    const broken = outcome === 'bad' && finding?.good;    // it recomputes well, but it is not what was promised
    return (
        <>
            <button type="button" class="proof-line" data-proof={outcome} aria-haspopup="dialog" onClick={() => show(true)}>
                <Icon name={SIGNS[outcome]} size={18} />{' '}
                <span>{broken ? t('replay.seal-wrong', short(published)) : sentence(finding)}</span>
                {finding?.good && <code>{short(finding.commitment)}</code>}
            </button>
            {shown && (
                <Modal class="proof" label={t('replay.proof')} onClose={() => show(false)}>
                    <div class="sheet">
                        <div class="sheet-head">
                            <h2>{t('replay.proof')}</h2>
                            <button type="button" class="shut" aria-label={t('app.close')} onClick={() => show(false)}>×</button>
                        </div>
                        <div class="proof-finding">
                            <p class={finding !== null && !finding.good ? 'problem' : ''}>{sentence(finding)}</p>
                            {finding?.good && <Seal finding={finding} kept={kept} published={published} />}
                        </div>
                        <p class="quiet">{t('replay.proof-means')}</p>
                    </div>
                </Modal>
            )}
        </>
    );
}

function short(hash: string): string {
    return `${hash.slice(0, 16)}…`;
}

function sentence(finding: Finding): string {
    if (finding === null)
        return t('replay.proof-works');
    if (finding.good)
        return t('replay.proof-good', finding.answers, finding.chances);
    return 'missing' in finding ? t('replay.proof-missing', finding.missing) : t('replay.proof-bad', finding.why);
}

interface SealProps {
    finding: Extract<Proof, { good: true }>;
    kept: string | undefined;
    published: string;
}

function Seal({ finding, kept, published }: SealProps) {
    return (
        <>
            {finding.commitment === published
                ? <p>{t(kept === undefined ? 'replay.seal-published' : 'replay.seal-kept')}</p>
                : <p class="problem">{t('replay.seal-wrong', published)}</p>}
            <dl>
                <dt>{t('replay.seal')}</dt><dd><code>{finding.commitment}</code></dd>
                <dt>{t('replay.seed')}</dt><dd><code>{finding.seed}</code></dd>
            </dl>
        </>
    );
}
