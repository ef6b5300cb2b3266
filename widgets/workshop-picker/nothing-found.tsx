import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './messages.ts';

interface NothingFoundProps {
  /** The times of the other days that have something. */
  readonly elsewhere: readonly ScheduleTime[];
  readonly day: string;
  readonly nameOf: (day: string) => string;
  readonly locale: Locale;
  readonly onDay: (day: string) => void;
  readonly onClear: () => void;
}

/** What stands in place of a day's sessions where none fits: the days that have some, and the way back to all. */
export function NothingFound({ elsewhere, day, nameOf, locale, onDay, onClear }: NothingFoundProps) {
  const days = [...new Set(elsewhere.map((time) => time.day))];
  const countOn = (each: string) =>
    elsewhere.reduce((sum, time) => sum + (time.day === each ? time.sessions.length : 0), 0);
  return (
    <div className="nothing-found">
      <Icon name="search" />
      <p>
        {days.length === 0 ? say('nothing', locale) : say('nothingThatDay', locale, { day: nameOf(day) })}
      </p>
      <p className="actions">
        {days.map((each) => (
          <button key={each} type="button" className="btn btn-2 btn-s" onClick={() => onDay(each)}>
            {say('seeDay', locale, { day: nameOf(each), count: countOn(each) })}
          </button>
        ))}
        <button type="button" className="btn btn-3 btn-s" onClick={onClear}>
          {say('clear', locale)}
        </button>
      </p>
    </div>
  );
}
