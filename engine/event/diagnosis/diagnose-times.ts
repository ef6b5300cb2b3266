import { inZone, isTimeZone } from '../../form/format/in-zone.ts';
import { clockSpan } from '../schedule/clock-span.ts';
import type { DiagnoseContext } from './context.ts';
import type { Diagnostic } from './diagnostic.ts';
import { documentFault, documentWarning } from './document-fault.ts';
import { says } from './problems.ts';

/** A time of a document: a day of the event and clocks of its track or of the event. */
interface Timed {
  readonly day?: string | undefined;
  readonly track?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In minutes: a longer session probably has its times swapped. */
const LONGEST = 14 * 60;

/** Whether a zone's clocks skip a time of a day, as when daylight saving time starts. */
export function isSkipped(date: string, clock: string, zone: string): boolean {
  const wall = `${date}T${clock}:00`;
  const guess = Date.parse(`${wall}Z`);
  if (Number.isNaN(guess) || !isTimeZone(zone)) return false;
  const offsets = [guess - DAY, guess + DAY].map((instant) => {
    const shown = inZone(new Date(instant).toISOString(), zone).slice(0, 19);
    return Date.parse(`${shown}Z`) - instant;
  });
  return offsets.every(
    (offset) => inZone(new Date(guess - offset).toISOString(), zone).slice(0, 19) !== wall,
  );
}

/** What is wrong with a time: clocks that its day skips, and an end that is the start of the next day. */
export function diagnoseTime(
  { day, track, start, end }: Timed,
  pointer: string,
  { event, zoneOf }: DiagnoseContext,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (start !== undefined && start === end) {
    found.push(documentWarning(`${pointer}/end`, 'range', says('wholeDay')));
  }
  const span = start === undefined || end === undefined ? undefined : clockSpan(start, end);
  if (span && start !== undefined && end !== undefined && start !== end && span.to - span.from > LONGEST) {
    const problem = says('longTime', { start, end });
    found.push(documentWarning(`${pointer}/end`, 'range', problem, says('after', { time: start })));
  }
  const date = event?.days.find(({ code }) => code === day)?.date;
  const zone = track === undefined ? event?.timezone : zoneOf?.(track);
  if (date === undefined || zone === undefined) return found;
  const endsNextDay = start !== undefined && end !== undefined && end <= start;
  for (const [name, clock, on] of [
    ['start', start, date],
    ['end', end, endsNextDay ? dayAfter(date) : date],
  ] as const) {
    found.push(...skippedFaults(`${pointer}/${name}`, on, clock, zone));
  }
  return found;
}

/** A fault if a zone's clocks skip a time of a day; nothing without a time. */
export function skippedFaults(
  pointer: string,
  date: string,
  clock: string | undefined,
  zone: string,
): Diagnostic[] {
  if (clock === undefined || !isSkipped(date, clock, zone)) return [];
  return [documentFault(pointer, 'skipped_hour', says('skippedHour', { clock, date, zone }))];
}

/** The day after one, both as YYYY-MM-DD. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
