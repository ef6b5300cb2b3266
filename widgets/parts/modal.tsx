import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';

interface ModalProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly onClose: () => void;
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'alertdialog';
}

/**
 * A modal on the native dialog, 600 px wide (spec §9), a sheet on phones. It is outside of its opener's form, because
 * forms cannot nest. A click outside does nothing, so that no input is lost.
 */
export function Modal({ id, title, closeLabel, children, foot, onClose, role }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // The page behind does not scroll.
    document.documentElement.classList.add('with-modal');
    return () => {
      element?.close();
      // One below may still be open.
      if (!document.querySelector('dialog.dialog[open]'))
        document.documentElement.classList.remove('with-modal');
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      id={id}
      className="dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Chromium closes a dialog on a second Esc even if it was cancelled; here it does nothing by itself.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        const element = event.currentTarget;
        if (event.target !== element || element.open || !element.isConnected) return;
        // Closed without its owner, who may have to ask first.
        element.showModal();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="btn btn-icon" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      <div className="dialog-foot">{foot}</div>
    </dialog>,
    document.body,
  );
}
