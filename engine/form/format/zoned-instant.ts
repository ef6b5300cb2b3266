import { inZone } from './in-zone.ts';

/**
 * The instant at which clocks in a zone show a time, such as `2027-02-19T08:00`, in UTC. A time that is skipped in spring
 * is taken with the offset before, and one that comes twice in fall is the first (RFC 5545, 3.3.5).
 */
export function zonedInstant(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  const shown = (at: number) => Date.parse(`${inZone(new Date(at).toISOString(), timeZone).slice(0, 19)}Z`);
  const offsets = [asUtc - 86_400_000, asUtc + 86_400_000].map((at) => shown(at) - at);
  const instants = offsets.map((offset) => asUtc - offset);
  const found = instants.filter((at) => shown(at) === asUtc);
  const instant = found.length > 0 ? Math.min(...found) : (instants[0] ?? asUtc);
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
