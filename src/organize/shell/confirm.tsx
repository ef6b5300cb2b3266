import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useDeskTexts } from './use-desk-texts.ts';

type ConfirmProps = {
  readonly title: string;
  /** What pressing the button does. */
  readonly children: ReactNode;
  readonly action: string;
  readonly isWorking: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before an act that others notice, with its consequence above the button. */
export function Confirm({ title, children, action, isWorking, onConfirm, onClose }: ConfirmProps) {
  const t = useDeskTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      className="dk-dialog"
      aria-labelledby={titleId}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dk-say">{children}</div>
      <div className="dk-row">
        <button
          type="button"
          className="dk-button dk-button-danger"
          aria-disabled={isWorking || undefined}
          onClick={() => !isWorking && onConfirm()}
        >
          {action}
        </button>
        <button type="button" className="dk-button" onClick={onClose}>
          {t('team.cancel')}
        </button>
      </div>
    </dialog>
  );
}
