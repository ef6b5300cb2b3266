import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { Text } from '#engine/form/languages/text.ts';

/** What a session is of, by the schedule's first filter, as on the schedule itself; undefined where it is not said. */
export function subjectOf(session: Session, [filter]: readonly ScheduleFilter[]): Text | undefined {
  const first = filter && session.filters[filter.code]?.[0];
  return filter?.options.find(({ id }) => id === first)?.name;
}
