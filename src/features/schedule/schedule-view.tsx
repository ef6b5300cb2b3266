import { useDeferredValue, useId, useMemo } from 'react';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { ScheduleTime } from '#engine/contract/schedule.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { Agenda } from './agenda.tsx';
import { DayTabs } from './day-tabs.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { ScheduleGrid } from './schedule-grid.tsx';
import { ScheduleTools } from './schedule-tools.tsx';
import { countOf, selectSessions } from './select-sessions.ts';
import { SessionDialog } from './session-dialog.tsx';
import { timesInZone } from './shown-in-zone.ts';
import { useMedia } from './use-media.ts';
import { useView } from './use-view.ts';
import { useZone } from './use-zone.ts';
import { widened } from './view-state.ts';
import { zoneClock } from './zone-clock.ts';
import { ZoneNote } from './zone-note.tsx';

/** Wide enough for rooms side by side, and not on paper, where a list reads better. */
const WIDE = 'screen and (min-width: 1000px)';

interface ScheduleViewProps {
  readonly times: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
}

/** The schedule with what it is looked at by: days, search, filters, time zone; and a session's details. */
export function ScheduleView({ times, filters }: ScheduleViewProps) {
  const event = useEvent();
  const locale = useLocale();
  const id = useId();
  const [view, change] = useView();
  const [zone, chooseZone] = useZone();
  const workshops = useMyWorkshops();
  const isWide = useMedia(WIDE);
  const clock = useMemo(() => zoneClock(times), [times]);
  const shown = useMemo(() => timesInZone(times, zone, clock), [times, zone, clock]);
  // A letter typed is on the screen at once; the list follows.
  const looked = useDeferredValue(view);
  const has = workshops.has;
  const found = useMemo(() => selectSessions(shown, looked, has, locale), [shown, looked, has, locale]);
  const days = event.days.filter(({ code }) => shown.some((time) => time.day === code));
  const day = days.find(({ code }) => code === view.day)?.code ?? days[0]?.code ?? '';
  const ofDay = useMemo(() => found.filter((time) => time.day === day), [found, day]);
  const wholeDay = useMemo(() => shown.filter((time) => time.day === day), [shown, day]);
  const open = (session: string) => change({ session });
  return (
    <>
      <DayTabs id={id} days={days} current={day} onChoose={(code) => change({ day: code })} />
      <ScheduleTools
        view={view}
        filters={filters}
        zone={zone}
        found={countOf(ofDay)}
        onChange={change}
        onZone={chooseZone}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${day}`}>
        {ofDay.length === 0 && (
          <NothingFits
            elsewhere={found}
            days={days}
            onDay={(code) => change({ day: code })}
            onClear={() => change(widened(view))}
          />
        )}
        {ofDay.length > 0 &&
          (isWide && view.view === 'grid' ? (
            <ScheduleGrid
              times={ofDay}
              wholeDay={wholeDay}
              filters={filters}
              zone={zone}
              clock={clock}
              workshops={workshops}
              onOpen={open}
            />
          ) : (
            <Agenda times={ofDay} workshops={workshops} zone={zone} onOpen={open} />
          ))}
      </div>
      <ZoneNote zone={zone} times={times} clock={clock} />
      {view.session !== '' && (
        <SessionDialog
          code={view.session}
          times={shown}
          workshops={workshops}
          onOpen={(session) => change({ session }, { replace: true })}
          onClose={() => change({ session: '' })}
        />
      )}
    </>
  );
}
