import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import type { WorkshopConflict } from '#engine/schedule/workshop-conflicts.ts';
import { Icon } from '../parts/icon.tsx';
import { whenOf } from './session-times.ts';
import { say } from './words.ts';

/** So many conflicts are told one by one (spec §9 "Conflict banner lines"). */
const TOLD = 3;

interface ConflictNoteProps {
  readonly conflicts: readonly WorkshopConflict<Session>[];
  readonly locale: Locale;
  /** Goes to the first of the two. */
  readonly onShow: (session: Session) => void;
}

/** What of the picked workshops cannot go together; it blocks going on (spec §5 "Schedule"). */
export function ConflictNote({ conflicts, locale, onShow }: ConflictNoteProps) {
  if (conflicts.length === 0) return null;
  const more = conflicts.length - TOLD;
  return (
    <div className="note danger" role="alert">
      <Icon name="alert" />
      <div>
        <b>
          {conflicts.length === 1
            ? say('conflictOne', locale)
            : say('conflictMany', locale, { count: conflicts.length })}
        </b>
        <ul>
          {conflicts.slice(0, TOLD).map(({ kind, sessions: [first, second] }) => (
            <li key={`${first.workshops_session_code} ${second.workshops_session_code}`}>
              <button type="button" className="link" onClick={() => onShow(first)}>
                {say('conflictPair', locale, {
                  first: resolveText(first.workshops_title, locale),
                  second: resolveText(second.workshops_title, locale),
                })}
              </button>
              <span className="conflict-why">
                {say(`why_${kind}`, locale)}, {whenOf(second, locale)}
              </span>
            </li>
          ))}
        </ul>
        {more === 1 && <p>{say('conflictOneMore', locale)}</p>}
        {more > 1 && <p>{say('conflictMore', locale, { count: more })}</p>}
      </div>
    </div>
  );
}
