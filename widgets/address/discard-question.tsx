import type { Locale } from '#engine/form/languages/text.ts';
import { say } from '../parts/messages.ts';
import { Modal } from '../parts/modal.tsx';

interface DiscardQuestionProps {
  readonly id: string;
  readonly locale: Locale;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before input is discarded; Esc keeps it. */
export function DiscardQuestion({ id, locale, onKeep, onDiscard }: DiscardQuestionProps) {
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
    <Modal
      id={id}
      role="alertdialog"
      title={say('discardTitle', locale)}
      closeLabel={say('close', locale)}
      foot={foot}
      onClose={onKeep}
    >
      <div className="dialog-body">
        <p>{say('discardText', locale)}</p>
      </div>
    </Modal>
  );
}
