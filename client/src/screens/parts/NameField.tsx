import { t } from '../../text/pages';

export const NAME_LENGTH = 24;

/** What others call me. */
export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
    return (
        <label class="form-field">
            <span>{t('set-up.name')}</span>
            <input name="name" value={value} maxLength={NAME_LENGTH} autoComplete="nickname" placeholder={t('start.guest')}
                onInput={e => onChange(e.currentTarget.value)} />
        </label>
    );
}
