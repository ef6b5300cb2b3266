/** How often the pointer is looked at, in milliseconds (spec §9 "Mouse direction throttle"). */
export const SAMPLING = 50;
/** How steep a movement is that counts as vertical, in degrees from the horizontal (spec §9). */
export const STEEPNESS = 75;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The direction of the pointer; undefined if it is too early to say, or it has not moved. */
export type Direction = 'vertical' | 'other' | undefined;

/** Whether a movement is mostly vertical: at most 15 degrees away from straight up or down. */
export function isMostlyVertical(from: Point, to: Point): boolean {
  const across = Math.abs(to.x - from.x);
  const along = Math.abs(to.y - from.y);
  if (along === 0) return false;
  return Math.atan2(along, across) * (180 / Math.PI) >= STEEPNESS;
}

/**
 * Creates a sampler for pointer positions and times in milliseconds. Every 50 ms it returns the direction since the
 * last sample: vertical along a list, otherwise towards something next to it.
 */
export function pointerDirection(): (place: Point, time: number) => Direction {
  let last: { place: Point; time: number } | undefined;
  return (place, time) => {
    const before = last;
    if (before && time - before.time < SAMPLING) return undefined;
    last = { place, time };
    if (!before || (before.place.x === place.x && before.place.y === place.y)) return undefined;
    return isMostlyVertical(before.place, place) ? 'vertical' : 'other';
  };
}
