import { Face } from '../people/face.tsx';
import { useFaces } from './use-faces.ts';

/** The height of each note head in half steps from the lowest line, and the direction of its stem. */
const NOTES = [
  { at: 2, stem: 'up' },
  { at: 5, stem: 'down' },
  { at: 1, stem: 'up' },
  { at: 7, stem: 'down' },
  { at: 3, stem: 'down' },
] as const;

/** Speakers as note heads, five per staff; decorative, as the names follow below. */
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
