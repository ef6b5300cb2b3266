import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { ScheduleTime } from '#engine/contract/schedule.ts';
import { formatWallTime } from '#engine/format/wall-clock.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { layOut, placesOf, roomOf } from './grid-layout.ts';
import { GridSession } from './grid-session.tsx';
import { useSteady } from './use-steady.ts';
import type { ZoneClock } from './zone-clock.ts';

/** Widths of a grid's columns, in pixels: that of the times, and the least of a room's. */
const TIME = 84;
const ROOM = 172;

interface ScheduleGridProps {
  readonly times: readonly ScheduleTime[];
  /** The same day with nothing left out: what is shared by all does not depend on what is looked for. */
  readonly wholeDay: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
  readonly zone: string;
  readonly clock: ZoneClock;
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
}

/** A day by room and time: rooms side by side, what lasts longer spans its times, what all attend spans the rooms. */
export function ScheduleGrid({
  times,
  wholeDay,
  filters,
  zone,
  clock,
  workshops,
  onOpen,
}: ScheduleGridProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const { timezone } = useEvent();
  const open = useSteady(onOpen);
  const layout = useMemo(
    () => layOut(times, wholeDay, (session) => roomOf(session, locale, t('online'), t('other_room')), locale),
    [times, wholeDay, locale, t],
  );
  const timeOf = (start: string) => formatWallTime(zone === '' ? clock(start, timezone) : start, locale);
  const { rooms, starts } = layout;
  const columns = Math.max(1, rooms.length);
  return (
    // A region that scrolls can be reached and moved by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="grid-scroller" aria-label={t('title')} tabIndex={0}>
      <div
        className="grid schedule-grid"
        style={{
          gridTemplateColumns: `${TIME}px repeat(${columns}, minmax(${ROOM}px, 1fr))`,
          minWidth: TIME + columns * ROOM,
        }}
      >
        <div className="rh" style={{ gridRow: 1, gridColumn: 1 }}>
          <VisuallyHidden>{t('time')}</VisuallyHidden>
        </div>
        {rooms.map((room, column) => (
          <div className="rh" key={room} style={{ gridRow: 1, gridColumn: column + 2 }}>
            {room}
          </div>
        ))}
        {rooms.length === 0 && <div className="rh" style={{ gridRow: 1, gridColumn: 2 }} />}
        {rooms.map((room, column) => (
          <div
            className="grid-rule"
            key={room}
            style={{ gridColumn: column + 2, gridRow: `2 / span ${starts.length}` }}
            aria-hidden="true"
          />
        ))}
        {starts.map((start, row) => (
          <div className="grid-line" key={start} style={{ gridRow: row + 2 }} aria-hidden="true" />
        ))}
        {starts.map((start, row) => (
          <h2 className="th" key={start} style={{ gridRow: row + 2, gridColumn: 1 }}>
            <time dateTime={start}>{timeOf(start)}</time>
          </h2>
        ))}
        {placesOf(layout).map((place) => {
          const [{ column, row }] = place;
          const span = Math.max(...place.map((each) => each.span));
          const at = column === undefined ? '2 / -1' : column + 2;
          return (
            <div
              className={column === undefined ? 'cell cell-all' : 'cell'}
              key={`${row} ${column}`}
              style={{ gridRow: `${row + 2} / span ${span}`, gridColumn: at }}
            >
              {place.map(({ session }) => (
                <GridSession
                  key={session.workshops_session_code}
                  session={session}
                  filters={filters}
                  room={column === undefined ? roomOf(session, locale, t('online'), '') : ''}
                  ownZone={zone === '' && session.workshops_schedule_track_timezone !== timezone}
                  mine={workshops.has(session.workshops_session_code)}
                  waiting={workshops.isWaiting(session.workshops_session_code)}
                  onOpen={open}
                />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
