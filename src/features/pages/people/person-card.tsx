import { useText } from '#src/lib/i18n/use-text.ts';
import { Face } from './face.tsx';
import { PersonName, type PersonProps, PersonTalks } from './person-talks.tsx';
import './person-card.css';

/** An overlapping card with a face and a name. */
export function PersonCard({ speaker, place }: PersonProps) {
  const text = useText();
  return (
    <li className="person">
      <Face
        className="person-face"
        speaker={speaker}
        place={place}
        sizes="(min-width: 1000px) 268px, 104px"
      />
      <div>
        <PersonName speaker={speaker} />
        {speaker.role && <p className="soft small">{text(speaker.role)}</p>}
        {speaker.biography && <p className="small">{text(speaker.biography)}</p>}
        <PersonTalks speaker={speaker} />
      </div>
    </li>
  );
}
