// The market is opened by a button, over the arena while somebody is asked to buy.
import { useState } from 'preact/hooks';
import { Icon } from '../../../lib/Icon';
import { later } from '../../../lib/later';
import { Modal } from '../../../table/cards/Modal';
import { useTable } from '../../../table/context';
import { t } from './panels.text';

const Stalls = later(async () => (await import('./Stalls')).Stalls);

export function MarketButton() {
    const { stage: { view }, open } = useTable();
    const [shown, show] = useState(false);
    if (view.round === 0)
        return null;
    return (
        <>
            <button type="button" class="ex-market-button" onClick={() => show(true)}>
                <Icon name="gi:shop" size={18} /> {t(open.all.some(c => c.verb === 'buy') ? 'exalted.market-buys' : 'exalted.market-open')}
            </button>
            {shown && <Modal class="ex-market" label={t('exalted.market')} onClose={() => show(false)}>
                <header><h2><Icon name="gi:shop" size={20} /> {t('exalted.market')}</h2><span class="space" />
                    <button type="button" autofocus onClick={() => show(false)}>{t('cards.close')}</button></header>
                <Stalls onBought={() => show(false)} />
            </Modal>}
        </>
    );
}

/** Over the arena while somebody is asked to buy: one press to the cards, and one on the answer beside the question for none. */
export function BuyNow() {
    const { open } = useTable();
    return open.all.some(c => c.verb === 'buy') ? <div class="ex-buy-now"><MarketButton /></div> : null;
}
