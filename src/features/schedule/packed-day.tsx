import { Fragment, useMemo } from 'react';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import { nowInDay } from '#engine/event/schedule/now-in-day.ts';
import type { PackedBlock, PackedRow } from '#engine/event/schedule/pack-day.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { BandRow } from './band-row.tsx';
import { drawnOf } from './drawn-of.ts';
import { NowLine } from './now-line.tsx';
import { countOfRow } from './row-id.ts';
import { useRowWords } from './row-words.ts';
import { ShowMore } from './show-more.tsx';
import { TimeBlock } from './time-block.tsx';
import { useEventCallback } from './use-event-callback.ts';
import { useIncrementalList } from './use-incremental-list.ts';
import { useNow } from './use-now.ts';
import type { ZoneClock } from './zone-clock.ts';

export interface PackedDayProps {
  readonly rows: readonly PackedRow[];
  /** How many sessions are rendered initially. */
  readonly first: number;
  readonly day: string;
  /** The clock that all times are told by. */
  readonly zone: string;
  readonly clock: ZoneClock;
  readonly filters: readonly ScheduleFilter[];
  readonly workshops: MyWorkshops;
  readonly onToggle: (session: Session) => void;
  readonly onOpen: (session: string) => void;
}

/** A day in order: bands for everyone, and sessions that start together in lanes. */
export function PackedDay(props: PackedDayProps) {
  const { rows, first, day, zone, clock, filters, workshops } = props;
  const words = useRowWords();
  const { days, tracks, timezone } = useEvent();
  const now = useNow();
  const total = rows.reduce((sum, row) => sum + countOfRow(row), 0);
  const growing = useIncrementalList(total, first);
  const onOpen = useEventCallback(props.onOpen);
  const onToggle = useEventCallback(props.onToggle);
  const tools = useMemo(() => ({ words, filters, onToggle, onOpen }), [words, filters, onToggle, onOpen]);
  const clashing = useMemo(
    () =>
      new Set(
        workshops.conflicts.flatMap(({ sessions }) => sessions.map((each) => each.workshops_session_code)),
      ),
    [workshops.conflicts],
  );
  const date = days.find(({ code }) => code === day)?.date;
  const at = now === undefined ? undefined : nowInDay(rows, now);
  const venueAt = (start: string) => {
    if (zone === timezone) return '';
    const time = formatWallTime(clock(start, timezone), words.locale);
    return words.t('there', { time, city: zoneCityOf(timezone, words.locale) });
  };
  /** The time zone of online presenters if it differs. */
  const thereOf = ({ start, online: [first] }: PackedBlock) => {
    const there = tracks.find(({ code }) => code === first?.track)?.timezone;
    if (there === undefined || there === zone) return '';
    const time = formatWallTime(clock(start, there), words.locale);
    return words.t('there', { time, city: zoneCityOf(there, words.locale) });
  };
  return (
    <>
      <div className="packed">
        {drawnOf(rows, growing.count).map(({ row, drawn }) => (
          <Fragment key={row.kind === 'band' ? `band ${row.band.code}` : row.start}>
            {now !== undefined && at?.row === row.row && (
              <NowLine
                row={row.row}
                time={formatWallTime(clock(new Date(now).toISOString(), zone), words.locale)}
              />
            )}
            {row.kind === 'band' ? (
              <BandRow words={words} row={row} date={date} venue={venueAt(row.band.start)} />
            ) : (
              <TimeBlock
                tools={tools}
                block={row}
                drawn={drawn}
                date={date}
                venue={venueAt(row.start)}
                there={thereOf(row)}
                isNow={at?.row === row.row && at.isOn}
                workshops={workshops}
                clashing={clashing}
              />
            )}
          </Fragment>
        ))}
      </div>
      <ShowMore growing={growing} total={total} />
    </>
  );
}
