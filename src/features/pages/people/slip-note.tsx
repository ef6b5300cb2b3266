import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { ActionLink } from '../parts/action-link.tsx';
import type { NoteProps } from './note-props.ts';
import './slip-note.css';

/** A slip of coloured paper between the cards. */
export function SlipNote({ note: { text: words, by, tile, action } }: NoteProps) {
  const text = useText();
  return (
    <li className="slip">
      {tile && <Tile className="slip-tile" name={tile} />}
      <p className="slip-words">{text(words)}</p>
      {by && <p className="small">{text(by)}</p>}
      {action && (
        <p>
          <ActionLink className="link" action={action} />
        </p>
      )}
    </li>
  );
}
