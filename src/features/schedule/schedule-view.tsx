import { Suspense, useCallback, useId, useMemo, useState } from 'react';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import type { ScheduleBand, ScheduleTime } from '#engine/event/schedule/session.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { DayTabs } from './day-tabs.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { ScheduleDay } from './schedule-day.tsx';
import type { SchedulePlaces } from './schedule-places.ts';
import { ScheduleTools } from './schedule-tools.tsx';
import { countOf, selectSessions } from './select-sessions.ts';
import { SessionDialog } from './session-dialog.tsx';
import { timesInZone } from './shown-in-zone.ts';
import { useView } from './use-view.ts';
import { useZone } from './use-zone.ts';
import { widened } from './view-state.ts';
import { ZoneBar } from './zone-bar.tsx';
import { zoneClock } from './zone-clock.ts';
import { ZoneNote } from './zone-note.tsx';

interface ScheduleViewProps {
  readonly times: readonly ScheduleTime[];
  readonly bands: readonly ScheduleBand[];
  readonly filters: readonly ScheduleFilter[];
  readonly workshops: MyWorkshops;
  readonly Places: SchedulePlaces;
}

/** The schedule with days, search, filters and time zone; and a session's details. */
export function ScheduleView({ times, bands, filters, workshops, Places }: ScheduleViewProps) {
  const { t } = useTranslation('schedule');
  const event = useEvent();
  const locale = useLocale();
  const id = useId();
  const [view, change] = useView();
  const [zone, chooseZone] = useZone(view.zone, change);
  const clock = useMemo(() => zoneClock(times), [times]);
  const shown = useMemo(() => timesInZone(times, zone, clock), [times, zone, clock]);
  const has = workshops.has;
  const found = useMemo(() => selectSessions(shown, view, has, locale), [shown, view, has, locale]);
  const days = useMemo(
    () => event.days.filter(({ code }) => shown.some((time) => time.day === code)),
    [event.days, shown],
  );
  const counts = useMemo(
    () => new Map(days.map(({ code }) => [code, countOf(found.filter((time) => time.day === code))])),
    [days, found],
  );
  const isMixed = useMemo(
    () =>
      new Set(times.flatMap(({ sessions }) => sessions.map((each) => each.workshops_session_type))).size > 1,
    [times],
  );
  const chooseDay = useCallback((code: string) => change({ day: code }), [change]);
  const day = days.find(({ code }) => code === view.day)?.code ?? days[0]?.code ?? '';
  const ofDay = useMemo(() => found.filter((time) => time.day === day), [found, day]);
  // The pressed button disappears.
  const focusTab = (code: string) => document.getElementById(`${id}-tab-${code}`)?.focus();
  // Places in the address are rendered with the page; unfolding a map later would push the list down.
  const [cameWithMap, setCameWithMap] = useState(view.map);
  if (cameWithMap && !view.map) setCameWithMap(false);
  return (
    <>
      <ZoneBar zone={zone} onChoose={chooseZone} />
      <ScheduleDay
        id={id}
        view={view}
        day={day}
        times={ofDay}
        total={countOf(shown.filter((time) => time.day === day))}
        bands={bands}
        zone={zone}
        clock={clock}
        filters={filters}
        workshops={workshops}
        onOpen={(session) => change({ session })}
        tabs={<DayTabs id={id} days={days} current={day} counts={counts} onChoose={chooseDay} />}
        nothing={
          <NothingFits
            elsewhere={found}
            days={days}
            onDay={(code) => {
              chooseDay(code);
              focusTab(code);
            }}
            onClear={() => {
              change(widened(view));
              focusTab(day);
            }}
          />
        }
      >
        <ScheduleTools
          view={view}
          filters={filters}
          isMixed={isMixed}
          found={countOf(ofDay)}
          chosen={workshops.entries.length}
          placesId={`${id}-places`}
          onChange={change}
        />
        <div id={`${id}-places`} className="schedule-places" hidden={!view.map}>
          {view.map && (
            <Suspense
              fallback={
                <Loading label={t('map_loading')}>
                  <SkeletonCards count={2} />
                </Loading>
              }
            >
              <Places track={view.track} pressed={!cameWithMap} />
            </Suspense>
          )}
        </div>
      </ScheduleDay>
      <ZoneNote times={times} clock={clock} />
      {view.session !== '' && (
        <SessionDialog
          code={view.session}
          times={shown}
          zone={zone}
          clock={clock}
          workshops={workshops}
          onOpen={(session) => change({ session }, { replace: true })}
          onClose={() => change({ session: '' })}
        />
      )}
    </>
  );
}
