import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';
import { titleOf } from './session-times.ts';

interface TimeRailProps {
  readonly times: readonly ScheduleTime[];
  readonly picked: readonly Session[];
  readonly dayOf: (day: string) => string;
  readonly locale: Locale;
  /** Leads to a time, on whatever day it is. */
  readonly onGo: (time: ScheduleTime) => void;
}

/** Every time of every day with what is chosen at it, each a way there. */
export function TimeRail({ times, picked, dayOf, locale, onGo }: TimeRailProps) {
  const days = [...new Set(times.map(({ day }) => day))];
  return (
    <nav className="time-rail" aria-label={say('times', locale)}>
      {days.map((day) => (
        <div key={day} className="time-rail-day">
          <b>{dayOf(day)}</b>
          <ul>
            {times
              .filter((time) => time.day === day)
              .map((time) => (
                <li key={time.workshops_schedule_code}>
                  <RailTime time={time} picked={picked} locale={locale} onGo={onGo} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function RailTime({
  time,
  picked,
  locale,
  onGo,
}: Pick<TimeRailProps, 'picked' | 'locale' | 'onGo'> & { time: ScheduleTime }) {
  const here = picked.filter((each) => each.workshops_schedule_code === time.workshops_schedule_code);
  const [first] = time.sessions;
  return (
    <button type="button" className={here.length > 0 ? 'done' : undefined} onClick={() => onGo(time)}>
      <b className="num">{first && formatWallTime(first.workshops_schedule_start, locale)}</b>
      <span className="time-rail-choice">
        {here.length > 0 ? (
          formatList(
            here.map((each) => titleOf(each, locale)),
            locale,
          )
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr">{say('nothingYet', locale)}</span>
          </>
        )}
      </span>
    </button>
  );
}
