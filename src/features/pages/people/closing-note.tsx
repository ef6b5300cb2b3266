import { useText } from '#src/lib/i18n/use-text.ts';
import { ActionLink } from '../parts/action-link.tsx';
import type { NoteProps } from './note-props.ts';
import './closing-note.css';

/** A sentence between the rows of a cast. */
export function ClosingNote({ note: { text: words, by, action } }: NoteProps) {
  const text = useText();
  return (
    <li className="cast-note">
      <p>
        {text(words)} {by && <i>{text(by)}</i>} {action && <ActionLink className="link" action={action} />}
      </p>
    </li>
  );
}
