import type { Locale } from '#engine/form/languages/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { say } from '../parts/messages.ts';

interface DiscardQuestionProps {
  readonly locale: Locale;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before input is discarded; Esc keeps it. */
export function DiscardQuestion({ locale, onKeep, onDiscard }: DiscardQuestionProps) {
  const foot = (
    <>
      <button type="button" className="btn" onClick={onKeep}>
        {say('keepEditing', locale)}
      </button>
      <button type="button" className="btn btn-2" onClick={onDiscard}>
        {say('discard', locale)}
      </button>
    </>
  );
  return (
    <Dialog
      open
      role="alertdialog"
      title={say('discardTitle', locale)}
      closeLabel={say('close', locale)}
      footer={foot}
      onClose={onKeep}
    >
      <p>{say('discardText', locale)}</p>
    </Dialog>
  );
}
