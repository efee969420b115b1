// All keys of the table.
import { t } from '../text/lang';
import { Modal } from './cards/Modal';
import { usePasses } from './PassButton';

const KEYS = ['tab', 'arrows', 'enter', 'escape', 'numbers', 'end', 'undo', 'hint', 'next', 'menu', 'log', 'look', 'pan', 'zoom'] as const;
const STACK_KEYS = ['pass', 'groups'] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
    return (
        <Modal class="menu-dialog" label={t('talk.keys')} onClose={onClose}>
            <div class="sheet">
                <div class="sheet-head">
                    <h2>{t('talk.keys')}</h2>
                    <button type="button" class="shut" aria-label={t('app.close')} onClick={onClose}>×</button>
                </div>
                <KeyList />
            </div>
        </Modal>
    );
}

export function KeyList() {
    const passes = usePasses() !== null;
    return (
        <dl class="keys">
            {[...KEYS, ...passes ? STACK_KEYS : [], 'overview' as const].map(k => (
                <div key={k}><dt><kbd>{t(`talk.key.${k}`)}</kbd></dt><dd>{t(`talk.keys.${k}`)}</dd></div>
            ))}
        </dl>
    );
}
