import { minutesOf } from '../../form/format/clock-time.ts';

/** A time span in minutes since midnight; it can end on the next day. */
export interface ClockSpan {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60;

/** Reads two clocks: an end at or before the start is that of the next day. Undefined unless both are clocks. */
export function clockSpan(start: string, end: string): ClockSpan | undefined {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  if (from === undefined || to === undefined) return undefined;
  return { from, to: to > from ? to : to + DAY };
}
