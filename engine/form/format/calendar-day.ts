import { dateFormat } from './formatters.ts';

/** Tells the present instant; injected so that tests need no waiting. */
export type Clock = () => Date;

const MILLISECONDS_A_DAY = 86_400_000;
/** Spec §9 "Default time zone", for a zone this runtime does not know. */
const DEFAULT_TIME_ZONE = 'America/Vancouver';

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return dateFormat('en-CA', { timeZone, ...parts });
  } catch {
    return dateFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE, ...parts });
  }
}

/** The calendar day (YYYY-MM-DD) that an instant falls on in a time zone. */
export function dayIn(timezone: string, instant: Date): string {
  const parts = dayFormat(timezone).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD: February 30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Counts days on the calendar, where a day is a day even when the clocks change. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Reads a bound of a date field, an ISO day or `today±n`, as a day. */
export function resolveDay(bound: string, today: string): string {
  const relative = /^today([+-]\d+)?$/.exec(bound);
  return relative ? addDays(today, Number(relative[1] ?? 0)) : bound;
}
