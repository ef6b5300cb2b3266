import type { Session } from '#engine/event/schedule/session.ts';
import { classNames } from '#src/lib/class-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { RowWords } from './row-words.ts';

interface AddButtonProps {
  readonly words: RowWords;
  readonly session: Session;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly onToggle: (session: Session) => void;
}

/** Adds a session to My Workshops; nothing if it is full. */
export function AddButton({ words: { t, text }, session, mine, busy, onToggle }: AddButtonProps) {
  const title = text(session.workshops_title);
  if (!mine && session.availability === 'full') return null;
  return (
    <button
      type="button"
      className={classNames(buttonClass({ iconOnly: true }), mine && 'picked')}
      aria-label={t(mine ? 'remove_named' : 'add_named', { title })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : () => onToggle(session)}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : <Icon name={mine ? 'check' : 'plus'} />}
    </button>
  );
}
