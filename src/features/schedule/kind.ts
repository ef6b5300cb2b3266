import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { Text } from '#engine/form/languages/text.ts';

/** The number of colours (schedule-cards.css) and shapes (kind-mark.tsx). */
export const MARKS = 10;

/** A kind's name, shape and colour; the latter from 0. */
export interface Kind {
  readonly name: Text;
  readonly shape: number;
  readonly colour: number;
}

/** The shape and colour of the kind at a place of its list; no two of a hundred share both. */
export function markOf(at: number): Pick<Kind, 'shape' | 'colour'> {
  return { shape: at % MARKS, colour: (at + 3 * Math.floor(at / MARKS)) % MARKS };
}

/** A session's kind: its value of the first filter. */
export function kindOf(session: Session, [filter]: readonly ScheduleFilter[]): Kind | undefined {
  const at = filter?.options.findIndex(({ id }) => id === session.filters[filter.code]?.[0]) ?? -1;
  const option = filter?.options[at];
  return option && { name: option.name, ...markOf(at) };
}
