import type { ComponentChildren } from 'preact';
import { writeRoute } from '../route';
import { t } from '../text/lang';

/** To the whole rules, beside the table: nobody leaves it to look something up. */
export function RulesLink({ game, rule, children }: { game: string; rule?: string; children?: ComponentChildren }) {
    return <a class="button" href={writeRoute({ at: 'rules', game, rule })} target="_blank" rel="noopener">{children} {t('app.rules')}</a>;
}
