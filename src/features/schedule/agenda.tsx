import { endsAsUsual, type PackedBlock } from '#engine/event/schedule/pack-day.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { AgendaSession } from './agenda-session.tsx';
import { drawnOf } from './drawn-of.ts';
import type { PackedDayProps } from './packed-day.tsx';
import { countOfRow, rowId } from './row-id.ts';
import { useRowWords } from './row-words.ts';
import { ShowMore } from './show-more.tsx';
import { useEventCallback } from './use-event-callback.ts';
import { useIncrementalList } from './use-incremental-list.ts';

/** From this many sessions, `content-visibility` applies. */
const MANY = 150;

type AgendaProps = Pick<
  PackedDayProps,
  'rows' | 'first' | 'day' | 'zone' | 'clock' | 'workshops' | 'onToggle' | 'onOpen'
>;

const sessionsOf = ({ inRooms, long, online }: PackedBlock) => [
  ...inRooms,
  ...long.map(({ session }) => session),
  ...online,
];

/** A day as a list: times with their sessions. */
export function Agenda({ rows, first, day, zone, clock, workshops, onToggle, onOpen }: AgendaProps) {
  const words = useRowWords();
  const { t, text, locale } = words;
  const { days, timezone } = useEvent();
  const open = useEventCallback(onOpen);
  const toggle = useEventCallback(onToggle);
  const total = rows.reduce((sum, row) => sum + countOfRow(row), 0);
  const growing = useIncrementalList(total, first);
  const date = days.find(({ code }) => code === day)?.date;
  return (
    <div className={classNames('agenda', growing.count > MANY && 'agenda-long')}>
      {drawnOf(rows, growing.count).map(({ row, drawn }) => {
        const id = rowId(row);
        const [from, to] = row.kind === 'band' ? [row.band.start, row.band.end] : [row.start, row.until];
        const start = formatWallTime(from, locale);
        const isOtherDate = date !== undefined && !from.startsWith(date);
        const about = [
          text(row.kind === 'band' ? row.band.title : row.label),
          isOtherDate && formatWallDay(from, locale, { weekday: 'long', month: 'long', day: 'numeric' }),
          zone !== timezone &&
            t('there', {
              time: formatWallTime(clock(from, timezone), locale),
              city: zoneCityOf(timezone, locale),
            }),
        ];
        return (
          <section className="agenda-time" key={id} id={id} tabIndex={-1}>
            <h2>
              <time dateTime={from}>{t('to', { start, end: formatWallTime(to, locale) })}</time>{' '}
              <small>{about.filter(Boolean).join(', ')}</small>
            </h2>
            {row.kind === 'block' && (
              <ul>
                {sessionsOf(row)
                  .slice(0, drawn)
                  .map((session) => {
                    const code = session.workshops_session_code;
                    return (
                      <AgendaSession
                        key={code}
                        words={words}
                        session={session}
                        mine={workshops.has(code)}
                        waiting={workshops.isWaiting(code)}
                        busy={workshops.isBusy(code)}
                        isUsual={endsAsUsual(session, row)}
                        onToggle={toggle}
                        onOpen={open}
                      />
                    );
                  })}
              </ul>
            )}
          </section>
        );
      })}
      <ShowMore growing={growing} total={total} />
    </div>
  );
}
