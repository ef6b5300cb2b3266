import { dateFormat } from './formatters.ts';

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return dateFormat('en-CA-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Whether a time zone is known here: its name may come from storage, and browsers differ. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** The same instant written with the offset of another zone: `2027-02-19T10:30:00-08:00` is `…T13:30:00-05:00`. */
export function inZone(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const wall = `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}`;
  const offset = Math.round((Date.parse(`${wall}Z`) - at.getTime()) / 60_000);
  const clock = (minutes: number) => String(minutes).padStart(2, '0');
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${clock(Math.floor(size / 60))}:${clock(size % 60)}`;
}
