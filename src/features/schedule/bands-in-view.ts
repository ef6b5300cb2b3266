import type { ScheduleBand } from '#engine/event/schedule/session.ts';
import type { ViewState } from './view-state.ts';
import type { ZoneClock } from './zone-clock.ts';

/** The bands of a day in one time zone. A search or a track hides bands that do not match; filters keep them. */
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
