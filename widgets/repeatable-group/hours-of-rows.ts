import { clockSpan } from '#engine/event/schedule/clock-span.ts';
import { minutesOf } from '#engine/form/format/clock-time.ts';
import type { FormField } from '#engine/form/translate/form-fields.ts';

/** From when to when, in minutes since midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const HOUR = 60;
/** What a line shows of which nothing is known. */
const DAY: Hours = { from: 8 * HOUR, to: 18 * HOUR };

const clock = (value: unknown) => (typeof value === 'string' ? minutesOf(value) : undefined);

/** Of two times as they are typed: an end before the beginning may be half typed, or a mistake. */
function between(begin: unknown, end: unknown): Hours | undefined {
  const [from, to] = [clock(begin), clock(end)];
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
}

const spanEnds = (from: string, to: string) => {
  const span = clockSpan(from, to);
  return span ? [span.from, span.to] : [];
};

/** The hours that the fields of a row say by their answers: two times, or one choice; undefined until they do. */
export function hoursSaid(fields: readonly FormField[], answers: readonly unknown[]): Hours | undefined {
  if (fields.length === 2) return between(answers[0], answers[1]);
  const hours = fields[0]?.options.find(({ id }) => id === answers[0])?.hours;
  return hours && clockSpan(hours.from, hours.to);
}

/** The line's two ends, on whole hours: all that may be chosen, and what was said besides. */
export function lineOf(fields: readonly FormField[], said: readonly Hours[]): Hours {
  const possible = fields.flatMap(({ field, options }) => [
    ...options.flatMap(({ hours }) => (hours ? spanEnds(hours.from, hours.to) : [])),
    ...('earliest' in field ? [clock(field.earliest)] : []),
    ...('latest' in field ? [clock(field.latest)] : []),
  ]);
  const known = possible.filter((each) => each !== undefined);
  const limits = known.length > 1 ? known : [DAY.from, DAY.to];
  const ends = [...limits, ...said.flatMap(({ from, to }) => [from, to])];
  return {
    from: Math.floor(Math.min(...ends) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...ends) / HOUR) * HOUR,
  };
}
