/** Something on a plan by its corners. */
export interface PlacedShape {
  readonly code: string;
  readonly corners: readonly (readonly number[])[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest upright rectangle around corners. */
export function boxOf(corners: PlacedShape['corners']): Box {
  const across = corners.map(([x = 0]) => x);
  const down = corners.map(([, y = 0]) => y);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What lies off the way counts so much more than what lies along it. */
const ASIDE = 2.5;

/** Where a key leads from a place on a plan: an arrow to the nearest that way, Home and End to the first and last; undefined where it leads nowhere. */
export function nearestPlace(
  places: readonly PlacedShape[],
  from: string | undefined,
  key: string,
): string | undefined {
  if (key === 'Home') return places[0]?.code;
  if (key === 'End') return places.at(-1)?.code;
  const step = STEPS[key];
  if (!step) return undefined;
  const here = places.find(({ code }) => code === from);
  if (!here) return places[0]?.code;
  const [fromX, fromY] = middleOf(here);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [x, y] = middleOf(place);
    const along = (x - fromX) * step[0] + (y - fromY) * step[1];
    const aside = Math.abs((x - fromX) * step[1]) + Math.abs((y - fromY) * step[0]);
    const far = along + aside * ASIDE;
    if (along <= 0 || far >= least) continue;
    least = far;
    best = place.code;
  }
  return best;
}

function middleOf({ corners }: PlacedShape): readonly [number, number] {
  const { x, y, width, height } = boxOf(corners);
  return [x + width / 2, y + height / 2];
}
