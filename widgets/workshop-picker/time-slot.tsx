import { useState } from 'react';
import type { ItemState } from '#engine/event/cart/cart.ts';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { type WorkshopConflict, workshopConflicts } from '#engine/event/schedule/workshop-conflicts.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './messages.ts';
import { SessionCard } from './session-card.tsx';
import { timesOf, whenOf } from './session-times.ts';
import { subjectOf } from './subject-of.ts';

interface TimeSlotProps {
  readonly time: ScheduleTime;
  /** So many of its sessions are shown at first; the others are one press away. */
  readonly most: number;
  readonly conflicts: readonly WorkshopConflict[];
  /** All of them at once: something is looked for. */
  readonly whole: boolean;
  readonly items: ReadonlyMap<string, ItemState>;
  readonly filters: readonly ScheduleFilter[];
  readonly bySession: ReadonlyMap<string, Session>;
  readonly locale: Locale;
  readonly service: CartService;
  readonly formId: string;
  readonly enabled: boolean;
}

/**
 * One time of the schedule with its sessions, in the time zone of its track (spec §9). Who comes to one that has its choice
 * finds that, and the others one press away.
 */
export function TimeSlot(props: TimeSlotProps) {
  const { time, most, whole, conflicts, items, filters, bySession, locale, service, formId, enabled } = props;
  const isPicked = (session: Session) => items.get(session.workshops_session_code)?.isHeld === true;
  const isOnes = (session: Session) =>
    isPicked(session) || items.get(session.workshops_session_code)?.awaited !== undefined;
  const [open, setOpen] = useState(false);
  // Only where one comes to it: what is chosen here does not fold under the hand that chose it.
  const [isMade] = useState(() => time.sessions.some(isPicked));
  // Who gives a seat back has it still before them, not gone from under the hand.
  const [kept, setKept] = useState<readonly Session[]>(() => time.sessions.filter(isOnes));
  const [first] = time.sessions;
  if (!first) return null;
  // As the server has it: an offer to swap stays until the swap is answered.
  const here = time.sessions.find((session) => isConfirmed(items.get(session.workshops_session_code)));
  const isKept = (session: Session) =>
    kept.some((each) => each.workshops_session_code === session.workshops_session_code);
  const leading = time.sessions.filter(
    (session, at) => (!isMade && at < most) || isOnes(session) || isKept(session),
  );
  const hidden = time.sessions.length - leading.length;
  const folds = !whole && hidden > 0;
  const held = [...bySession.values()].filter(isPicked);
  const clashesOf = (session: Session) =>
    held.filter((other) => other !== session && workshopConflicts([session, other]).length > 0);
  function toggle(): void {
    setKept([...kept, ...time.sessions.filter(isOnes)]);
    setOpen(!open);
  }
  const when = whenOf(first, locale);
  const headId = `slot-${time.workshops_schedule_code}`;
  return (
    <section className="slot" aria-labelledby={headId}>
      <div className="slot-head">
        <h3 id={headId} tabIndex={-1}>
          {timesOf(first, locale)}
        </h3>
        <span className="small soft">
          {resolveText(time.label, locale)}, {zoneNameOf(time.timezone, locale)}
        </span>
      </div>
      <ul className="sessions">
        {(folds && !open ? leading : time.sessions).map((session) => {
          const code = session.workshops_session_code;
          const item = items.get(code);
          if (!item) return null;
          return (
            <SessionCard
              key={code}
              session={session}
              again={session.offered_again.flatMap((other) => bySession.get(other) ?? [])}
              subject={subjectOf(session, filters)}
              item={item}
              nameOf={(other) => resolveText(items.get(other)?.name, locale)}
              conflicts={conflicts.filter(({ sessions }) =>
                sessions.some((each) => each.workshops_session_code === code),
              )}
              clashes={clashesOf(session)}
              instead={here}
              locale={locale}
              service={service}
              formId={formId}
              enabled={enabled}
            />
          );
        })}
        {folds && (
          <li className="sessions-fold-at">
            <button
              type="button"
              className="btn btn-3 btn-s sessions-fold"
              aria-expanded={open}
              aria-label={say(open ? 'fewerAt' : 'moreAt', locale, { count: hidden, when })}
              onClick={toggle}
            >
              {!open && <Icon name="chevron-down" />}
              {say(open ? 'fewer' : 'more', locale, { count: hidden })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

const isConfirmed = (item: ItemState | undefined) => item?.own !== undefined && !item.own.isLapsed;
