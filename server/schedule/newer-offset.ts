import { TZDate } from '@date-fns/tz';
import { addDays } from '#engine/form/format/calendar-day.ts';
import { offsetByRules, RULES_RELEASE, RULES_SINCE } from './zone-rules.ts';

/** The time zone rules of a runtime: their release (`2025c`), and the offset of a zone (`-08:00`) at a local time. */
export type KnownRules = {
  readonly release: string;
  offsetOf(timezone: string, day: string, clock: string): string;
};

/** The rules that this Node has. */
export const rulesOfNode: KnownRules = {
  release: process.versions['tz'] ?? '',
  offsetOf: (timezone, day, clock) => instantByNode(timezone, day, clock).slice(-6),
};

/** The instant of a local time by Node's rules, with the offset of its zone. */
export function instantByNode(timezone: string, day: string, clock: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new TZDate(year, month - 1, date, hour, minute, timezone).toISOString();
}

/** Rules that differ do so for longer; around a change that depends on a weekday the package can be a week off. */
const DAYS_APART = 10;

/** The offset of a zone at a local time to come, if this Node is too old to know it. */
export function newerOffset(
  timezone: string,
  day: string,
  clock: string,
  node: KnownRules = rulesOfNode,
): string | undefined {
  if (node.release >= RULES_RELEASE || day < RULES_SINCE) return undefined;
  const differing = (on: string) => {
    const offset = offsetByRules(timezone, on, clock);
    return offset === undefined || offset === node.offsetOf(timezone, on, clock) ? undefined : offset;
  };
  const offset = differing(day);
  if (offset === undefined) return undefined;
  return [-DAYS_APART, DAYS_APART].some((days) => differing(addDays(day, days)) !== undefined)
    ? offset
    : undefined;
}
