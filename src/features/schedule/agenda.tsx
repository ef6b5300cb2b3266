import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AgendaSession } from './agenda-session.tsx';
import { firstOf } from './first-of.ts';
import { useRowWords } from './row-words.ts';
import { countOf } from './select-sessions.ts';
import { ShowMore } from './show-more.tsx';
import { useGrowing } from './use-growing.ts';
import { useSteady } from './use-steady.ts';

/** From so many on a browser may leave out what is not in view. */
const MANY = 150;

interface AgendaProps {
  readonly times: readonly ScheduleTime[];
  /** How many sessions are drawn at once. */
  readonly first: number;
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
}

/** A day as a list: its times, and under each what is on. */
export function Agenda({ times, first, workshops, onOpen }: AgendaProps) {
  const words = useRowWords();
  const { t, text, locale } = words;
  const { days } = useEvent();
  const open = useSteady(onOpen);
  const toggle = useSteady((session: Session) => {
    if (workshops.has(session.workshops_session_code)) workshops.remove(session);
    else workshops.add(session);
  });
  const total = countOf(times);
  const growing = useGrowing(total, first);
  return (
    <div className={classNames('agenda', growing.count > MANY && 'agenda-long')}>
      {firstOf(times, growing.count).map((time) => {
        const start = formatWallTime(time.start, locale);
        const clock = t('to', { start, end: formatWallTime(time.end, locale) });
        const date = days.find(({ code }) => code === time.day)?.date;
        const isOtherDate = date !== undefined && time.start.slice(0, 10) !== date;
        const about = [
          text(time.label),
          ...(isOtherDate
            ? [formatWallDay(time.start, locale, { weekday: 'long', month: 'long', day: 'numeric' })]
            : []),
        ];
        return (
          <section className="agenda-time" key={time.workshops_schedule_code}>
            <h2>
              <time dateTime={time.start}>{clock}</time> <small>{about.join(', ')}</small>
            </h2>
            <ul>
              {time.sessions.map((session) => {
                const code = session.workshops_session_code;
                return (
                  <AgendaSession
                    key={code}
                    words={words}
                    session={session}
                    mine={workshops.has(code)}
                    waiting={workshops.isWaiting(code)}
                    busy={workshops.isBusy(code)}
                    onToggle={toggle}
                    onOpen={open}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      <ShowMore growing={growing} total={total} />
    </div>
  );
}
