import { type CSSProperties, useMemo } from 'react';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { ScheduleTime } from '#engine/contract/schedule.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { layOut, type PlacedSession, roomOf, sharedByAll } from './grid-layout.ts';
import { GridSession } from './grid-session.tsx';
import { useRowWords } from './row-words.ts';
import { useGrowing } from './use-growing.ts';
import { useSteady } from './use-steady.ts';

/** Widths of a grid's columns, in pixels: that of the times, and the least of a room's. */
const TIME = 84;
const ROOM = 172;

/** Columns that most screens show at once. */
const IN_VIEW = 6;

interface ScheduleGridProps {
  readonly times: readonly ScheduleTime[];
  /** How many sessions are drawn at once. */
  readonly first: number;
  /** The same day with nothing left out: what is shared by all does not depend on what is looked for. */
  readonly wholeDay: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
}

/** What is in view before a grid is scrolled is drawn first, and then the rest from the top, row by row. */
function inOrderOfView(a: PlacedSession, b: PlacedSession): number {
  const isAside = ({ column = 0 }: PlacedSession) => Number(column >= IN_VIEW);
  return isAside(a) - isAside(b) || a.row - b.row;
}

/** The order in which it is read, and walked by keyboard. */
function inOrderOfReading(a: PlacedSession, b: PlacedSession): number {
  return a.row - b.row || (a.column ?? 0) - (b.column ?? 0);
}

/** A day by room and time: rooms side by side, what lasts longer spans its times, what all attend spans the rooms. */
export function ScheduleGrid({ times, first, wholeDay, filters, workshops, onOpen }: ScheduleGridProps) {
  const words = useRowWords();
  const { t, locale } = words;
  const { days } = useEvent();
  const open = useSteady(onOpen);
  const shared = useMemo(() => sharedByAll(wholeDay), [wholeDay]);
  const online = t('online');
  const elsewhere = t('other_room');
  const layout = useMemo(
    () => layOut(times, shared, (session) => roomOf(session, locale, online, elsewhere), locale),
    [times, shared, locale, online, elsewhere],
  );
  const date = days.find(({ code }) => code === wholeDay[0]?.day)?.date;
  // Far from the venue a morning may be the evening before.
  const dayOf = (start: string) =>
    date === undefined || start.startsWith(date) ? '' : formatWallDay(start, locale, { weekday: 'short' });
  const { rooms, starts } = layout;
  const places = useMemo(() => [...layout.placed].sort(inOrderOfView), [layout]);
  const { count } = useGrowing(layout.placed.length, first);
  const drawn = places.slice(0, count).sort(inOrderOfReading);
  const columns = Math.max(1, layout.columns);
  const style = {
    gridTemplateColumns: `${TIME}px repeat(${columns}, minmax(${ROOM}px, 1fr))`,
    minWidth: TIME + columns * ROOM,
    '--columns': columns,
  } as CSSProperties;
  return (
    // A region that scrolls can be reached and moved by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="grid-scroller" aria-label={t('title')} tabIndex={0}>
      <div className="grid schedule-grid" style={style}>
        <div className="rh" style={{ gridRow: 1, gridColumn: 1 }}>
          <VisuallyHidden>{t('time')}</VisuallyHidden>
        </div>
        {rooms.map(({ name, column, lanes }) => (
          <div className="rh" key={name} style={{ gridRow: 1, gridColumn: `${column + 2} / span ${lanes}` }}>
            {name}
          </div>
        ))}
        {rooms.length === 0 && <div className="rh" style={{ gridRow: 1, gridColumn: 2 }} />}
        {starts.map((start, row) => (
          <div className="grid-line" key={start} style={{ gridRow: row + 2 }} aria-hidden="true" />
        ))}
        {starts.map((start, row) => (
          <h2 className="th" key={start} style={{ gridRow: row + 2, gridColumn: 1 }}>
            <time dateTime={start}>{formatWallTime(start, locale)}</time>
            {dayOf(start) && <small> {dayOf(start)}</small>}
          </h2>
        ))}
        {drawn.map(({ session, column, row, span }) => (
          <div
            className={column === undefined ? 'cell cell-all' : 'cell'}
            key={session.workshops_session_code}
            style={{
              gridRow: `${row + 2} / span ${span}`,
              gridColumn: column === undefined ? '2 / -1' : column + 2,
            }}
          >
            <GridSession
              words={words}
              session={session}
              filters={filters}
              room={column === undefined ? roomOf(session, locale, online, '') : ''}
              mine={workshops.has(session.workshops_session_code)}
              waiting={workshops.isWaiting(session.workshops_session_code)}
              onOpen={open}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
