import { inZone } from './in-zone.ts';

const DAY = 86_400_000;

/**
 * The instant of a clock time in a zone, `2027-03-13T09:00`; of a time that comes twice, the first one. Undefined for what
 * is no time, or one that the zone's clocks skip.
 */
export function instantInZone(local: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const guess = Date.parse(`${local}:00Z`);
  if (Number.isNaN(guess)) return undefined;
  const found = [guess - DAY, guess + DAY]
    .map((instant) => {
      const shown = inZone(new Date(instant).toISOString(), timeZone).slice(0, 19);
      return guess - (Date.parse(`${shown}Z`) - instant);
    })
    .filter((instant) => inZone(new Date(instant).toISOString(), timeZone).slice(0, 16) === local);
  return found.length > 0 ? new Date(Math.min(...found)) : undefined;
}
