import type { ScheduleBand } from '#engine/contract/schedule.ts';
import type { ViewState } from './view-state.ts';
import type { ZoneClock } from './zone-clock.ts';

/**
 * The bands of a day on one clock. Who looks for words, or for a track, sees none that is not of it; the filters leave
 * the day its shape.
 */
export function bandsInView(
  bands: readonly ScheduleBand[],
  { text, track }: Pick<ViewState, 'text' | 'track'>,
  day: string,
  zone: string,
  clock: ZoneClock,
): ScheduleBand[] {
  if (text.trim() !== '') return [];
  return bands
    .filter((band) => band.day === day)
    .filter((band) => track === '' || band.track === undefined || band.track === track)
    .map((band) => ({ ...band, timezone: zone, start: clock(band.start, zone), end: clock(band.end, zone) }));
}
