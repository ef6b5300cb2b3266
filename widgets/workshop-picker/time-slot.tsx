import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import type { WorkshopPickerState, WorkshopService } from '#engine/react/picker-services.ts';
import type { WorkshopConflict } from '#engine/schedule/workshop-conflicts.ts';
import { SessionCard } from './session-card.tsx';
import { timesOf } from './session-times.ts';

interface TimeSlotProps {
  readonly time: ScheduleTime;
  readonly picked: readonly Session[];
  readonly isPicked: (session: Session) => boolean;
  readonly conflicts: readonly WorkshopConflict<Session>[];
  readonly state: WorkshopPickerState;
  readonly bySession: ReadonlyMap<string, Session>;
  readonly locale: Locale;
  readonly service: WorkshopService;
  readonly formId: string;
  readonly enabled: boolean;
}

/** One time of the schedule with its sessions, in the time zone of its track (spec §9). */
export function TimeSlot(props: TimeSlotProps) {
  const { time, picked, isPicked, conflicts, state, bySession, locale, service, formId, enabled } = props;
  const [first] = time.sessions;
  if (!first) return null;
  const here = picked.find((each) => each.workshops_schedule_code === time.workshops_schedule_code);
  const headId = `slot-${time.workshops_schedule_code}`;
  return (
    <section className="slot" aria-labelledby={headId}>
      <div className="slot-head">
        <h3 id={headId}>{timesOf(first, locale)}</h3>
        <span className="small soft">
          {resolveText(time.label, locale)}, {zoneNameOf(time.timezone, locale)}
        </span>
      </div>
      <ul className="sessions">
        {time.sessions.map((session) => {
          const code = session.workshops_session_code;
          return (
            <SessionCard
              key={code}
              session={session}
              again={session.offered_again.flatMap((other) => bySession.get(other) ?? [])}
              picked={isPicked(session)}
              busy={state.busy.has(code)}
              conflicts={conflicts.filter(({ sessions }) =>
                sessions.some((each) => each.workshops_session_code === code),
              )}
              instead={here}
              position={state.cart?.waitlisted.find((each) => each.workshops_session_code === code)?.position}
              locale={locale}
              service={service}
              formId={formId}
              enabled={enabled}
            />
          );
        })}
      </ul>
    </section>
  );
}
