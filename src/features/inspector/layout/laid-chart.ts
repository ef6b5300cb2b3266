export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** An edge's line and the place of its label. */
export interface LaidLine {
  readonly points: readonly Point[];
  readonly label?: Box;
}

/** The positions of everything in a chart, in pixels from the top left. */
export interface LaidChart {
  readonly width: number;
  readonly height: number;
  readonly nodes: Readonly<Record<string, Box>>;
  readonly edges: Readonly<Record<string, LaidLine>>;
}

/** A line through points, its corners round. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return rest.reduce((path, point, index) => {
    const next = rest[index + 1];
    const before = index === 0 ? first : rest[index - 1];
    if (!next || !before) return `${path}L${point.x} ${point.y}`;
    const from = towards(point, before, radius);
    const to = towards(point, next, radius);
    return `${path}L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
  }, `M${first.x} ${first.y}`);
}

/** The point on the way from one to another that is so far from it, or half the way where that is less. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
