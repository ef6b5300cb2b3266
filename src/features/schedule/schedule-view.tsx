import { Suspense, useCallback, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { ScheduleBand, ScheduleTime, Session } from '#engine/contract/schedule.ts';
import { packDay } from '#engine/schedule/pack-day.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { bandsInView } from './bands-in-view.ts';
import { DaySessions } from './day-sessions.tsx';
import { DayTabs } from './day-tabs.tsx';
import { DeferredUnmount } from './deferred-unmount.tsx';
import { JumpTimes } from './jump-times.tsx';
import { NothingFits } from './nothing-fits.tsx';
import type { SchedulePlaces } from './schedule-places.ts';
import { ScheduleTools } from './schedule-tools.tsx';
import { countOf, selectSessions } from './select-sessions.ts';
import { SessionDialog } from './session-dialog.tsx';
import { timesInZone } from './shown-in-zone.ts';
import { useChosenOrder } from './use-chosen-order.ts';
import { useSteady } from './use-steady.ts';
import { useView } from './use-view.ts';
import { useZone } from './use-zone.ts';
import { widened, writeView } from './view-state.ts';
import { ZoneBar } from './zone-bar.tsx';
import { zoneClock } from './zone-clock.ts';
import { ZoneNote } from './zone-note.tsx';

/** Sessions that are drawn at once: what most screens show; and for what one waits, a phone's screenful. */
const AT_OPENING = 14;
const AT_A_CHOICE = 6;

/** Lanes of the frame; schedule-day.css knows it too, and has fewer where the frame is narrow. */
const LANES = 5;

interface ScheduleViewProps {
  readonly times: readonly ScheduleTime[];
  readonly bands: readonly ScheduleBand[];
  readonly filters: readonly ScheduleFilter[];
  readonly workshops: MyWorkshops;
  readonly Places: SchedulePlaces;
}

/** The schedule with what it is looked at by: days, search, filters, time zone; and a session's details. */
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
  // What was pressed is gone with it.
  const focusTab = (code: string) => document.getElementById(`${id}-tab-${code}`)?.focus();
  const open = (session: string) => change({ session });
  // Details and places that open and close leave the list as it is, and so do seats that are taken.
  const of = writeView(new URLSearchParams(), { ...view, map: false, session: '' }).toString();
  const [opened, setOpened] = useState<string | undefined>(of);
  if (opened !== undefined && opened !== of) setOpened(undefined);
  const { isFirst, hold } = useChosenOrder(workshops, of);
  const rows = useMemo(
    () => packDay({ times: ofDay, bands: bandsInView(bands, view, day, zone, clock), lanes: LANES, isFirst }),
    [ofDay, bands, view, day, zone, clock, isFirst],
  );
  const toggle = (session: Session) => {
    hold();
    if (workshops.has(session.workshops_session_code)) workshops.remove(session);
    else workshops.add(session);
  };
  // Who jumps has all that is on the way drawn.
  const [whole, setWhole] = useState<string>();
  const jump = useSteady((target: string) => {
    flushSync(() => setWhole(of));
    const panel = document.getElementById(`${id}-panel`);
    // What is on its way out has rows of the same names.
    const row = panel?.querySelector<HTMLElement>(`:scope > :not(.outgoing) #${CSS.escape(target)}`);
    row?.scrollIntoView();
    row?.focus({ preventScroll: true });
  });
  const first = whole === of ? countOf(ofDay) : opened === of ? AT_OPENING : AT_A_CHOICE;
  // The places that an address brings are drawn with the page; a map that unfolds by itself would push the list down.
  const [cameWithMap, setCameWithMap] = useState(view.map);
  if (cameWithMap && !view.map) setCameWithMap(false);
  return (
    <>
      <ZoneBar zone={zone} onChoose={chooseZone} />
      <div className="schedule-bar">
        <DayTabs id={id} days={days} current={day} counts={counts} onChoose={chooseDay} />
        <JumpTimes rows={rows} onJump={jump} />
      </div>
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
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${day}`}>
        <DeferredUnmount of={of}>
          {ofDay.length === 0 && (
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
          )}
          {ofDay.length > 0 && (
            <DaySessions
              view={view.view}
              ofDay={countOf(shown.filter((time) => time.day === day))}
              rows={rows}
              first={first}
              day={day}
              zone={zone}
              clock={clock}
              filters={filters}
              workshops={workshops}
              onToggle={toggle}
              onOpen={open}
            />
          )}
        </DeferredUnmount>
      </div>
      <ZoneNote times={times} clock={clock} />
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
