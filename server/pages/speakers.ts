import type { Speaker } from '#engine/contract/site.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Person } from '#engine/event/documents/people/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { type ScheduleIndex, scheduleOf } from '#server/schedule/schedule-index.ts';
import { slotInstants } from '#server/schedule/slot-instants.ts';

/** The speakers of an event in document order. */
export function speakersOf(configuration: ConfigurationStore, event: EventDocument): Speaker[] {
  const people = configuration.current(event.code, 'people', 'people')?.document.people ?? [];
  const workshops = workshopsByPresenter(configuration, event.code);
  return people.map(({ keynote, ...person }) => ({
    ...person,
    ...(keynote && { keynote: keynoteOf(keynote, event) }),
    workshops: workshops.get(person.name) ?? [],
  }));
}

/** The keynote speakers by time. */
export function keynotesOf(configuration: ConfigurationStore, event: EventDocument): Speaker[] {
  const startOf = ({ keynote }: Speaker) => Date.parse(keynote?.start ?? '');
  return speakersOf(configuration, event)
    .filter(({ keynote }) => keynote)
    .sort((a, b) => startOf(a) - startOf(b));
}

/** The current or next keynote, the last one when all are over; undefined without any. */
export function nextKeynote(keynotes: readonly Speaker[], now: number): Speaker | undefined {
  return keynotes.find(({ keynote }) => Date.parse(keynote?.end ?? '') > now) ?? keynotes.at(-1);
}

function keynoteOf(
  { day, start, end, ...keynote }: NonNullable<Person['keynote']>,
  { days, dates, timezone }: EventDocument,
): Speaker['keynote'] {
  const date = days.find(({ code }) => code === day)?.date ?? dates.start;
  return { ...keynote, ...slotInstants(date, { start, end }, timezone), timezone };
}

function workshopsByPresenter(configuration: ConfigurationStore, eventCode: string) {
  const given = new Map<string, Speaker['workshops']>();
  const schedule = scheduleOf(configuration, eventCode);
  if (!schedule) return given;
  const first = firstSessions(schedule);
  for (const { code, title, presenters } of schedule.workshops.values()) {
    const session = first.get(code);
    const workshop = {
      workshops_code: code,
      workshops_title: title,
      ...(session !== undefined && { workshops_session_code: session }),
    };
    for (const { name } of presenters) given.set(name, [...(given.get(name) ?? []), workshop]);
  }
  return given;
}

/** The code of the session at which each workshop is given first. */
function firstSessions({ sessions }: ScheduleIndex): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { session } of sessions.values()) {
    const { workshops_code: workshop, workshops_session_code: code } = session;
    if (!first.has(workshop)) first.set(workshop, code);
  }
  return first;
}
