import { type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import { packDay } from '#engine/event/schedule/pack-day.ts';
import type { ScheduleBand, ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { bandsInView } from './bands-in-view.ts';
import { DaySessions } from './day-sessions.tsx';
import { DeferredUnmount } from './deferred-unmount.tsx';
import { JumpTimes } from './jump-times.tsx';
import { countOf } from './select-sessions.ts';
import { useChosenOrder } from './use-chosen-order.ts';
import { useEventCallback } from './use-event-callback.ts';
import { type ViewState, writeView } from './view-state.ts';
import type { ZoneClock } from './zone-clock.ts';

/** Sessions rendered first: enough for most screens; and a phone's screenful for the first paint. */
const AT_OPENING = 14;
const AT_A_CHOICE = 6;

/** Lanes of the frame; schedule-day.css knows it too, and has fewer where the frame is narrow. */
const LANES = 5;

interface ScheduleDayProps {
  /** The prefix of its parts' ids. */
  readonly id: string;
  readonly view: ViewState;
  readonly day: string;
  /** Matches of the day; if empty, `nothing` is shown. */
  readonly times: readonly ScheduleTime[];
  readonly nothing: ReactNode;
  /** How many sessions the day has with nothing left out. */
  readonly total: number;
  readonly bands: readonly ScheduleBand[];
  readonly zone: string;
  readonly clock: ZoneClock;
  readonly filters: readonly ScheduleFilter[];
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
  /** The days, beside the times that one jumps to. */
  readonly tabs: ReactNode;
  /** Shown between the times and the sessions. */
  readonly children: ReactNode;
}

/** One day of the schedule, packed: a component of its own, so that a phone that wakes the page rests before it. */
export function ScheduleDay(props: ScheduleDayProps) {
  const { id, view, day, times, bands, zone, clock, workshops } = props;
  // Details, maps and live seats do not affect the list.
  const of = writeView(new URLSearchParams(), { ...view, map: false, session: '' }).toString();
  const [opened, setOpened] = useState<string | undefined>(of);
  if (opened !== undefined && opened !== of) setOpened(undefined);
  const { days } = useEvent();
  const date = days.find(({ code }) => code === day)?.date;
  const { isFirst, hold } = useChosenOrder(workshops, of);
  const rows = useMemo(
    () => packDay({ times, bands: bandsInView(bands, view, day, zone, clock), lanes: LANES, isFirst }),
    [times, bands, view, day, zone, clock, isFirst],
  );
  const toggle = (session: Session) => {
    hold();
    if (workshops.has(session.workshops_session_code)) workshops.remove(session);
    else workshops.add(session);
  };
  // A jump needs every row before its target.
  const [whole, setWhole] = useState<string>();
  const jump = useEventCallback((target: string) => {
    flushSync(() => setWhole(of));
    const panel = document.getElementById(`${id}-panel`);
    // Outgoing content has rows with the same ids.
    const row = panel?.querySelector<HTMLElement>(`:scope > :not(.outgoing) #${CSS.escape(target)}`);
    row?.scrollIntoView();
    row?.focus({ preventScroll: true });
  });
  const first = whole === of ? countOf(times) : opened === of ? AT_OPENING : AT_A_CHOICE;
  return (
    <>
      <div className="schedule-bar">
        {props.tabs}
        <JumpTimes rows={rows} date={date} onJump={jump} />
      </div>
      {props.children}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${day}`}>
        <DeferredUnmount of={of}>
          {times.length === 0 ? (
            props.nothing
          ) : (
            <DaySessions
              view={view.view}
              ofDay={props.total}
              rows={rows}
              first={first}
              day={day}
              zone={zone}
              clock={clock}
              filters={props.filters}
              workshops={workshops}
              onToggle={toggle}
              onOpen={props.onOpen}
            />
          )}
        </DeferredUnmount>
      </div>
    </>
  );
}
