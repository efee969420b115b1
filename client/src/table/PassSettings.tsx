// All settings of passing: whom to ask when, for which kinds of effects, and how quickly it answers by itself.
import { passSettings, setPassSettings, type PassSettings as Kept } from '../lib/settings';
import { useStore } from '../lib/store';
import { t } from '../text/lang';
import { useTable } from './context';
import { AskChoice, usePasses, WholeTurn } from './PassButton';
import type { Passing } from './passing';

export function PassPart() {
    const passing = usePasses();
    return passing === null ? null : (
        <section class="pass-part" id="pass-settings">
            <h3>{t('pass.settings')}</h3>
            <AskChoice passing={passing} name="ask" />
            <WholeTurn passing={passing} />
            <Thinks passing={passing} />
            <Stops passing={passing} />
        </section>
    );
}

function Thinks({ passing: { key } }: { passing: Passing }) {
    const { thinks } = useStore(passSettings(key));
    return (
        <label class="pass-thinks">
            <input type="checkbox" checked={thinks} onChange={() => setPassSettings(key, { thinks: !thinks })} />
            <span>{t('pass.thinks')} <small class="quiet">{t('pass.thinks-about')}</small></span>
        </label>
    );
}

/** Kinds of effects, each with a stop for one's own and for those of others. */
function Stops({ passing: { key } }: { passing: Passing }) {
    const { words } = useTable();
    const kept = useStore(passSettings(key));
    const flip = (list: 'skipOwn' | 'skipOthers', kind: string) => {
        const without = kept[list].filter(k => k !== kind);
        setPassSettings(key, { [list]: without.length < kept[list].length ? without : [...without, kind] } as Partial<Kept>);
    };
    const name = (kind: string) => words.askedAbout(kind);
    return (
        <fieldset class="pass-stops">
            <legend>{t('pass.stops')}</legend>
            <p class="quiet">{t('pass.stops-about')}</p>
            <table>
                <thead><tr><td /><th scope="col">{t('pass.own')}</th><th scope="col">{t('pass.others')}</th></tr></thead>
                <tbody>{words.askedAbouts().map(kind => (
                    <tr key={kind}>
                        <th scope="row">{name(kind)}</th>
                        <td><input type="checkbox" aria-label={t('pass.stop-own', name(kind))} disabled={kept.ask === 'others'}
                            checked={kept.ask !== 'others' && !kept.skipOwn.includes(kind)} onChange={() => flip('skipOwn', kind)} /></td>
                        <td><input type="checkbox" aria-label={t('pass.stop-others', name(kind))} checked={!kept.skipOthers.includes(kind)}
                            onChange={() => flip('skipOthers', kind)} /></td>
                    </tr>
                ))}</tbody>
            </table>
        </fieldset>
    );
}
