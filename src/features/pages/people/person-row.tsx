import { useText } from '#src/lib/i18n/use-text.ts';
import { Face } from './face.tsx';
import { PersonName, type PersonProps, PersonTalks } from './person-talks.tsx';
import { StringLine } from './string-line.tsx';
import './person-row.css';

/** A name a row, its face to the left and right by turns, above a string that swings in as many parts as it is the n-th. */
export function PersonRow({ speaker, place }: PersonProps) {
  const text = useText();
  return (
    <li className="cast-entry">
      <div className="cast-row">
        <Face className="cast-face" speaker={speaker} place={place} sizes="176px" />
        <div className="cast-name">
          {speaker.role && <p className="cast-role">{text(speaker.role)}</p>}
          <PersonName speaker={speaker} />
        </div>
        <div className="cast-text">
          {speaker.biography && <p>{text(speaker.biography)}</p>}
          <PersonTalks speaker={speaker} />
        </div>
      </div>
      <StringLine parts={place} />
    </li>
  );
}
