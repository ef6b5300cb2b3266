/** A rectangle of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** From the edge of the window, and from one spot that is tried to the next. */
const EDGE = 16;
const STEP = 4;

/** The space kept between a floating element and controls, in pixels. */
const AIR = 4;

function shared(spot: Box, { left, top, width, height }: Box): number {
  const across = Math.min(spot.left + spot.width, left + width + AIR) - Math.max(spot.left, left - AIR);
  const down = Math.min(spot.top + spot.height, top + height + AIR) - Math.max(spot.top, top - AIR);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * A place in the window that covers nothing of `taken`: the current one, otherwise from the bottom up, right side
 * first. If none is free, the place that covers least.
 */
export function clearSpot(size: Size, room: Size, taken: readonly Box[], before?: Box): Box {
  const covers = (spot: Box) => taken.reduce((sum, each) => sum + shared(spot, each), 0);
  const at = (left: number, top: number): Box => ({ left, top, ...size });
  if (before && covers(at(before.left, before.top)) === 0) return at(before.left, before.top);
  const right = Math.max(0, room.width - size.width - EDGE);
  const sides = right - EDGE > size.width / 4 ? [right, EDGE] : [right / 2 + EDGE / 2];
  const lowest = Math.max(EDGE, room.height - size.height - EDGE);
  let best = at(sides[0] ?? EDGE, lowest);
  let least = covers(best);
  for (const left of sides) {
    for (let top = lowest; top >= EDGE && least > 0; top -= STEP) {
      const spot = at(left, top);
      const covered = covers(spot);
      if (covered < least) [best, least] = [spot, covered];
    }
  }
  return best;
}
