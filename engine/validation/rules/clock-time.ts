import type { Locale } from '../../configuration/text.ts';

/** The minutes since midnight of a time HH:mm (seconds are let pass); undefined if it is none. */
export function minutesOf(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Writes a time as spec §9 has it: English in 12 hours, "2:30 pm"; French « 14 h 30 ». */
export function writeTime(time: string, locale: Locale): string {
  const minutes = minutesOf(time);
  if (minutes === undefined) return time;
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  if (locale === 'fr') return `${hour}\u00a0h\u00a0${minute}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
