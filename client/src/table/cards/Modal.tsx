// A dialog over the table: closes by Escape and by a click outside.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
    class: string;
    label: string;
    onClose: () => void;
    children: ComponentChildren;
}

export function Modal({ class: cls, label, onClose, children }: Props) {
    const ref = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => {
        const dialog = ref.current;
        dialog?.showModal();
        dialog?.scrollTo(0, 0);           // whatever has the focus: one reads from the beginning
        return () => dialog?.close();     // gives the focus back
    }, []);
    return (
        <dialog ref={ref} class={cls} aria-label={label} onCancel={e => { e.preventDefault(); onClose(); }}
            onClick={e => { if (e.target === ref.current) onClose(); }}>
            {children}
        </dialog>
    );
}
