import { Face } from '../people/face.tsx';
import { useFaces } from './use-faces.ts';

/** How far up the staff each head stands, in half steps from its lowest line, and which way its stem goes. */
const NOTES = [
  { at: 2, stem: 'up' },
  { at: 5, stem: 'down' },
  { at: 1, stem: 'up' },
  { at: 7, stem: 'down' },
  { at: 3, stem: 'down' },
] as const;

/** Those who speak as the heads of notes, five to a staff; decoration, since their names stand below. */
export default function NoteFaces() {
  return (
    <ul className="note-faces" aria-hidden="true">
      {useFaces(NOTES.length).map((speaker, index) => {
        const note = NOTES[index % NOTES.length];
        return (
          <li key={speaker.code} className={`note-face note-${note?.stem} note-at-${note?.at}`}>
            <Face
              className="note-round"
              speaker={{ ...speaker, picture_alt: undefined }}
              place={index + 2}
              sizes="84px"
            />
          </li>
        );
      })}
    </ul>
  );
}
