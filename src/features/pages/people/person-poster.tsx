import type { CSSProperties } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Face, hasFace } from './face.tsx';
import { PersonName, type PersonProps, PersonTalks } from './person-talks.tsx';
import './person-poster.css';

/** A poster on the wall: the first is the largest, and one without a face is all letters. */
export function PersonPoster({ speaker, place }: PersonProps) {
  const text = useText();
  return (
    <li className={classNames('poster', !hasFace(speaker) && 'poster-letters')}>
      <Face
        className="poster-face"
        speaker={speaker}
        place={place}
        sizes="(min-width: 1000px) 440px, 100vw"
      />
      <div className="poster-text" style={{ '--letters': longestWord(speaker.name) } as CSSProperties}>
        <PersonName speaker={speaker} />
        {speaker.biography && <p>{text(speaker.biography)}</p>}
        {speaker.role && (
          <p>
            <b>{text(speaker.role)}</b>
          </p>
        )}
        <PersonTalks speaker={speaker} />
      </div>
    </li>
  );
}

/** The letters of a name's longest word, which a poster is not to break. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}
