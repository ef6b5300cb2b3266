import type { WorkshopConflict } from '#engine/event/schedule/workshop-conflicts.ts';
import { formatList } from '#engine/form/format/list.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './messages.ts';
import { whenOf } from './session-times.ts';

/** So many conflicts are told one by one (spec §9 "Conflict banner lines"). */
const TOLD = 3;

interface ConflictNoteProps {
  readonly conflicts: readonly WorkshopConflict[];
  readonly locale: Locale;
  readonly nameOf: (code: string) => string;
  /** Goes to the first of them. */
  readonly onShow: (code: string) => void;
}

/** What of the picked workshops cannot go together; it blocks going on (spec §5 "Schedule"). */
export function ConflictNote({ conflicts, locale, nameOf, onShow }: ConflictNoteProps) {
  if (conflicts.length === 0) return null;
  const more = conflicts.length - TOLD;
  function showFirst({ sessions: [first] }: WorkshopConflict) {
    if (first) onShow(first.workshops_session_code);
  }
  return (
    <div className="note danger" role="alert">
      <Icon name="alert" />
      <div>
        <b>{headOf(conflicts, locale)}</b>
        <ul>
          {conflicts.slice(0, TOLD).map((conflict) => (
            <li key={conflict.sessions.map((each) => each.workshops_session_code).join(' ')}>
              <button type="button" className="link" onClick={() => showFirst(conflict)}>
                {titlesOf(conflict, nameOf, locale)}
              </button>
              <span className="conflict-why">{whyOf(conflict, locale)}</span>
            </li>
          ))}
        </ul>
        {more === 1 && <p>{say('conflictOneMore', locale)}</p>}
        {more > 1 && <p>{say('conflictMore', locale, { count: more })}</p>}
      </div>
    </div>
  );
}

function titlesOf({ sessions }: WorkshopConflict, nameOf: (code: string) => string, locale: Locale): string {
  const titles = sessions.map((each) =>
    say('quoted', locale, { title: nameOf(each.workshops_session_code) }),
  );
  return formatList(titles, locale);
}

function headOf(conflicts: readonly WorkshopConflict[], locale: Locale): string {
  const [first, ...others] = conflicts;
  if (others.length > 0) return say('conflictMany', locale, { count: conflicts.length });
  const count = first?.sessions.length ?? 0;
  return count > 2 ? say('conflictOneOf', locale, { count }) : say('conflictOne', locale);
}

/** Why they conflict, and when the last of them begins: then all of them are on. */
function whyOf({ kind, sessions }: WorkshopConflict, locale: Locale): string {
  const isOften = kind === 'workshop' && sessions.length > 2;
  const why = say(isOften ? 'why_workshopOften' : `why_${kind}`, locale, { count: sessions.length });
  const last = sessions.at(-1);
  return last ? `${why}, ${whenOf(last, locale)}` : why;
}
