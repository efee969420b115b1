// Links to give away: one for each seat that was free, and one for watching if its key is known.
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../lib/Icon';
import type { SavedInvites } from '../lib/storage';
import { linkTo } from '../route';
import { t } from '../text/lang';
import type { Words } from '../text/words';
import { SeatMark } from './cards/SeatMark';

interface Props {
    kept: SavedInvites;
    words: Words;
    seats: { kind: string; name: string }[];      // who sits there now; may not be known yet
}

export function Invitations({ kept, words, seats }: Props) {
    return (
        <ul class="invite-list">
            {kept.invites.map(({ seat, key }) => {
                const there = seats[seat - 1];
                const label = words.seat(seat);
                return (
                    <li key={seat} class="invite-row" data-seat={seat}>
                        <span class="invite-of"><SeatMark seat={seat} />{label}</span>
                        {there?.kind === 'person'
                            ? <p class="invite-taken"><Icon name="gi:check-mark" /> {t('invite.taken', there.name)}</p>
                            : <CopyLink label={label} link={linkTo({ at: 'join', match: kept.match, key })} />}
                    </li>
                );
            })}
            {kept.watch !== undefined && <li class="invite-row" data-seat="0">
                <span class="invite-of"><Icon name="gi:spyglass" />{t('invite.watch')}</span>
                <CopyLink label={t('invite.watch')} link={linkTo({ at: 'watch', match: kept.match, key: kept.watch })} />
            </li>}
        </ul>
    );
}

type Copied = 'no' | 'yes' | 'marked';

function CopyLink({ label, link }: { label: string; link: string }) {
    const field = useRef<HTMLInputElement>(null);
    const [copied, setCopied] = useState<Copied>('no');
    const copy = async () => {
        field.current?.select();
        try {
            await navigator.clipboard.writeText(link);
            setCopied('yes');
        } catch {
            // Without the right to write, as on pages without TLS, the link stays selected.
            setCopied('marked');
        }
    };
    const said = { no: '', yes: t('table.copied'), marked: t('invite.marked') }[copied];
    return (
        <div class="copy-link">
            <input ref={field} readOnly value={link} aria-label={label} onFocus={e => e.currentTarget.select()} />
            <button type="button" onClick={() => void copy()}>
                {said || t('table.invite-copy')}<span class="hidden-text"> {label}</span>
            </button>
            <span class="hidden-text" role="status">{said}</span>
        </div>
    );
}
