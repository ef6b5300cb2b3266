import { useTranslation } from 'react-i18next';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AgendaSession } from './agenda-session.tsx';
import { countOf } from './select-sessions.ts';
import { useSteady } from './use-steady.ts';

/** From so many on a browser may leave out what is not in view. */
const MANY = 150;

interface AgendaProps {
  readonly times: readonly ScheduleTime[];
  readonly workshops: MyWorkshops;
  readonly zone: string;
  readonly onOpen: (session: string) => void;
}

/** A day as a list: its times, and under each what is on. */
export function Agenda({ times, workshops, zone, onOpen }: AgendaProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const text = useText();
  const { timezone, days } = useEvent();
  const open = useSteady(onOpen);
  const toggle = useSteady((session: Session) => {
    if (workshops.has(session.workshops_session_code)) workshops.remove(session);
    else workshops.add(session);
  });
  return (
    <div className={classNames('agenda', countOf(times) > MANY && 'agenda-long')}>
      {times.map((time) => {
        const start = formatWallTime(time.start, locale);
        const clock = t('to', { start, end: formatWallTime(time.end, locale) });
        const date = days.find(({ code }) => code === time.day)?.date;
        const isOtherDate = date !== undefined && time.start.slice(0, 10) !== date;
        const about = [
          text(time.label),
          ...(isOtherDate
            ? [formatWallDay(time.start, locale, { weekday: 'long', month: 'long', day: 'numeric' })]
            : []),
          ...(zone === '' && time.timezone !== timezone ? [zoneNameOf(time.timezone, locale)] : []),
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
    </div>
  );
}
