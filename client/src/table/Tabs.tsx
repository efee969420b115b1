// What lies beside the board is behind tabs where there is no room for it.
import { Icon } from '../lib/Icon';
import { t } from '../text/lang';

export type Tab = 'seats' | 'side' | 'log';

const TABS: [Tab, string][] = [['seats', 'gi:meeple-group'], ['side', 'gi:card-pick'], ['log', 'gi:scroll-unfurled']];

/** `onTab` gets the tab that is open from now on; null: none. */
export function Tabs({ tab, onTab }: { tab: Tab | null; onTab: (tab: Tab | null) => void }) {
    return (
        <nav class="tabs" aria-label={t('table.tabs')}>
            {TABS.map(([name, icon]) => (
                <button key={name} type="button" aria-pressed={tab === name} title={t(`table.tab.${name}`)} onClick={() => onTab(tab === name ? null : name)}>
                    <Icon name={icon} size={20} /> <span class="tab-name">{t(`table.tab.${name}`)}</span>
                </button>
            ))}
        </nav>
    );
}
