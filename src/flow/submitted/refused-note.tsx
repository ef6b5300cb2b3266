import type { CallView } from '#machines/call/call.connect.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';

interface RefusedNoteProps {
  /** The refused call with its reason, if known. */
  readonly call: CallView | undefined;
  readonly title: string;
  /** The label of the button that changes nothing. */
  readonly keep: string;
  readonly onAgain: () => void;
  readonly onKeep: () => void;
}

/** Says that a request was refused, why, and what to do. */
export function RefusedNote({ call, title, keep, onAgain, onKeep }: RefusedNoteProps) {
  const { t } = useTranslation('manage');
  const said = call?.failure ? Object.values(call.failure.errors).flat().join(' ') : '';
  return (
    <Note tone="warning" role="alert" title={title}>
      <p>{said || t('existing.unavailableText')}</p>
      <div className="actions">
        <Button size="s" onClick={onAgain}>
          {t('change.again')}
        </Button>
        <Button size="s" variant="quiet" onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </Note>
  );
}
