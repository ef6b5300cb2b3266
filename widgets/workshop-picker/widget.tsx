import { useMemo, useState } from 'react';
import type { CartNotice } from '#engine/event/cart/cart.ts';
import type { SessionDetails } from '#engine/event/cart/session-items.ts';
import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import { byStart } from '#engine/event/schedule/workshop-conflicts.ts';
import { capitalised } from '#engine/form/format/whole-sentence.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { HeldRoom } from '../item-picker/held-room.tsx';
import { ItemNotes } from '../item-picker/item-notes.tsx';
import { say as sayOfAny } from '../item-picker/messages.ts';
import { type ReadyCart, useCart } from '../item-picker/use-cart.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { DayTabs } from './day-tabs.tsx';
import { EVERYTHING, isNarrow, searchTimes } from './filter-sessions.ts';
import { say } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchBar } from './search-bar.tsx';
import { weekdayOf } from './session-times.ts';
import { TimeRail } from './time-rail.tsx';
import { TimeSlot } from './time-slot.tsx';
import './workshop-picker.css';

/** A day is read in two screens: what is offered at its first time shows how much more there is at the others. */
const SHOWN_OF_FIRST = 6;
const SHOWN_OF_OTHERS = 4;

/** Picks workshops by day and time; each pick is a seat that the server holds (spec §2, §4, §5). */
export function WorkshopPickerWidget(props: WidgetProps<'workshop_picker'>) {
  const { locale } = props;
  const { service, phase, ready } = useCart('session');
  if (!ready) {
    return (
      <PickerFallback
        phase={phase}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={sayOfAny('tryAgain', locale)}
        onRetry={() => service?.retry()}
      />
    );
  }
  return <Picker {...props} {...ready} />;
}

type PickerProps = WidgetProps<'workshop_picker'> & ReadyCart<SessionDetails>;

function Picker({ id, state, service, locale, formId, enabled }: PickerProps) {
  const { details, items, conflicts } = state;
  const { times, filters } = details;
  const [search, setSearch] = useState(EVERYTHING);
  const days = useMemo(() => [...new Set(times.map(({ day }) => day))], [times]);
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay !== undefined && days.includes(chosenDay) ? chosenDay : (days[0] ?? '');
  const bySession = useMemo(
    () =>
      new Map(times.flatMap(({ sessions }) => sessions.map((each) => [each.workshops_session_code, each]))),
    [times],
  );
  const picked = useMemo(
    () => byStart([...items.values()].flatMap(({ isHeld, code }) => (isHeld && bySession.get(code)) || [])),
    [items, bySession],
  );
  const found = useMemo(
    () => searchTimes(times, search, (session) => items.get(session.workshops_session_code), locale),
    [times, search, items, locale],
  );
  const ofDay = found.filter((time) => time.day === day);
  const count = found.reduce((sum, time) => sum + time.sessions.length, 0);
  const nameOf = (code: string) => resolveText(items.get(code)?.name, locale);

  const dayName = (code: string) => {
    const first = times.find((time) => time.day === code)?.sessions[0];
    return first ? weekdayOf(first, locale) : code;
  };

  const dayTab = () => document.getElementById(`${id}-tab-${day}`);

  function show(code: string): void {
    setDay(bySession.get(code)?.workshops_schedule_day);
    setSearch(EVERYTHING);
    // After the day's sessions are on the page.
    requestAnimationFrame(() => {
      const card = document.getElementById(`session-${code}`);
      card?.querySelector<HTMLElement>('input')?.focus();
      card?.scrollIntoView({ block: 'center' });
    });
  }

  function go(time: ScheduleTime): void {
    setDay(time.day);
    setSearch(EVERYTHING);
    // After the day's times are on the page.
    requestAnimationFrame(() => {
      const head = document.getElementById(`slot-${time.workshops_schedule_code}`);
      head?.focus({ preventScroll: true });
      head?.scrollIntoView({ block: 'start' });
    });
  }

  const notes = (
    <ItemNotes
      state={fullInOurWords(state)}
      service={service}
      locale={locale}
      enabled={enabled}
      fullWords={(title) => say('problemFull', locale, { title })}
      next={() => dayTab() ?? document.getElementById(`${id}-none`)}
    />
  );
  if (times.length === 0) {
    return (
      <div className="workshop-picker">
        {notes}
        <p id={`${id}-none`} className="soft" tabIndex={-1}>
          {say('none', locale)}
        </p>
      </div>
    );
  }
  return (
    <div className="workshop-picker">
      <ConflictNote conflicts={conflicts} nameOf={nameOf} locale={locale} onShow={show} />
      <HeldRoom
        until={state.heldUntil}
        clockOffset={state.clockOffset}
        locale={locale}
        over={sayOfAny('over', locale)}
        extension={{ cap: state.extendableUntil, onExtend: () => service.extend(), next: dayTab }}
        hint={say('heldHint', locale)}
      >
        <b>{say('held', locale)}</b> {say('heldText', locale)}
      </HeldRoom>
      {notes}
      <span className="sr" role="status">
        {state.notice && noticeOf(state.notice, locale)}
      </span>
      <SearchBar id={id} filters={filters} search={search} locale={locale} onSearch={setSearch} />
      <p className="small soft" role="status">
        {isNarrow(search) && say('found', locale, { count })}
      </p>
      <DayTabs
        id={id}
        current={day}
        locale={locale}
        onChoose={setDay}
        days={days.map((each) => ({
          day: each,
          label: capitalised(dayName(each)),
          picked: picked.filter((session) => session.workshops_schedule_day === each).length,
        }))}
      />
      <div className="workshop-body">
        <TimeRail
          times={times}
          picked={picked}
          dayOf={(each) => capitalised(dayName(each))}
          locale={locale}
          onGo={go}
        />
        <button
          type="button"
          className="btn btn-3 btn-s skip-list"
          onClick={() => document.getElementById(`${id}-end`)?.focus()}
        >
          {say('skip', locale)}
        </button>
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${day}`}>
          <div className="workshop-times">
            {ofDay.map((time, at) => (
              <TimeSlot
                key={time.workshops_schedule_code}
                time={time}
                most={at === 0 ? SHOWN_OF_FIRST : SHOWN_OF_OTHERS}
                whole={isNarrow(search)}
                conflicts={conflicts}
                items={items}
                filters={filters}
                bySession={bySession}
                locale={locale}
                service={service}
                formId={formId}
                enabled={enabled}
              />
            ))}
            {ofDay.length === 0 && (
              <NothingFound
                elsewhere={found}
                day={day}
                nameOf={dayName}
                locale={locale}
                onDay={(other) => {
                  setDay(other);
                  document.getElementById(`${id}-tab-${other}`)?.focus();
                }}
                onClear={() => {
                  setSearch(EVERYTHING);
                  document.getElementById(`${id}-search`)?.focus();
                }}
              />
            )}
          </div>
        </div>
      </div>
      <span id={`${id}-end`} tabIndex={-1} className="list-end" />
    </div>
  );
}

/** A session that has filled up is told with its name, and that nothing else has changed. */
function fullInOurWords({ items, problem }: PickerProps['state']) {
  return { items, problem: problem?.kind === 'full' ? { ...problem, messages: [] } : problem };
}

/** What was just done, word for word as the specification has it (spec §4). */
function noticeOf({ kind }: CartNotice, locale: Locale): string {
  switch (kind) {
    case 'held':
    case 'accepted':
      return say('added', locale);
    case 'released':
      return say('removed', locale);
    case 'swapped':
      return say('swapped', locale);
    case 'extended':
      // The countdown says until when.
      return '';
    default:
      return sayOfAny(kind, locale);
  }
}
