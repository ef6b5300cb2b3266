import { useEffect } from 'react';
import { Icon } from '../../shell/icon.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { FORM_ID } from './document-form.tsx';

type UndoButtonsProps = {
  /** Absent if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
};

/** Undoes and redoes changes in the form, by button, Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y. */
export function UndoButtons({ undo, redo }: UndoButtonsProps) {
  const t = useDeskTexts();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isHere = target === document.body || isInForm(target);
      if (!isHere || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const name = key.toLowerCase();
      const isRedo = name === 'y' || (name === 'z' && event.shiftKey);
      if (!isRedo && name !== 'z') return;
      // The browser’s own would undo in one control only.
      event.preventDefault();
      if (isRedo) redo?.();
      else undo?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
  return (
    <div className="dk-row dk-undo">
      <button
        type="button"
        className="dk-icon-button"
        aria-label={t('content.edit.undo')}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!undo || undefined}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="dk-icon-button"
        aria-label={t('content.edit.redo')}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!redo || undefined}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}

const isInForm = (target: EventTarget | null) =>
  target instanceof Node && document.getElementById(FORM_ID)?.contains(target) === true;
