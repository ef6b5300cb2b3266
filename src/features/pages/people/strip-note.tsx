import { useText } from '#src/lib/i18n/use-text.ts';
import { ActionLink } from '../parts/action-link.tsx';
import type { NoteProps } from './note-props.ts';
import './strip-note.css';

/** A strip pasted across the wall of posters. */
export function StripNote({ note: { text: words, by, action } }: NoteProps) {
  const text = useText();
  return (
    <li className="strip">
      <p className="strip-words">{text(words)}</p>
      {by && <p>{text(by)}</p>}
      {action && <ActionLink className="strip-way" action={action} />}
    </li>
  );
}
