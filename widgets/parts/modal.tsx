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
}

/**
 * A modal on the native dialog, 600 wide (spec §9), a sheet on phones. It stands outside the form that opens
 * it: a form inside a form is none. A click beside it does nothing, so that nothing typed is lost by one.
 */
export function Modal({ id, title, closeLabel, children, foot, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // The page behind does not scroll.
    document.documentElement.classList.add('with-modal');
    return () => {
      document.documentElement.classList.remove('with-modal');
      element?.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      id={id}
      className="dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Chromium closes on a second Esc whatever cancel says.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
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
