import { setLang, t, useLang } from '../text/lang';

/** Both languages side by side; the one in use is marked. */
export function LangSwitch() {
    const now = useLang();
    return (
        <div class="lang" role="group" aria-label={t('app.language')}>
            {(['de', 'en'] as const).map(l => (
                <button key={l} type="button" lang={l} aria-pressed={now === l} onClick={() => setLang(l)}>{l.toUpperCase()}</button>
            ))}
        </div>
    );
}
