import { area, curveStepAfter } from 'd3-shape';
import type { DayValues } from './day-bins.ts';
import { MARK_ROOM, type PlotMark, type Series } from './plot-scales.ts';

type Scale = (value: number) => number;
type Bar<Key extends string> = Pick<Series<Key>, 'key' | 'look'> & {
  readonly top: number;
  readonly height: number;
};

/** The bars of a day: stacked upwards from the line, or hanging from it. */
export function bars<Key extends string>(
  bin: DayValues<Key>,
  series: readonly Series<Key>[],
  y: Scale,
): Bar<Key>[] {
  let up = 0;
  let down = 0;
  return series.flatMap(({ key, look }): Bar<Key>[] => {
    const value = bin[key];
    if (value <= 0) return [];
    if (look === 'below') {
      const top = y(-down);
      down += value;
      return [{ key, look, top, height: y(-down) - top }];
    }
    const bottom = y(up);
    up += value;
    return [{ key, look, top: y(up), height: bottom - y(up) }];
  });
}

/** Areas of what has been added up, until today. */
export function totals<Key extends string>(
  bins: readonly DayValues<Key>[],
  series: readonly Series<Key>[],
  { x, y, until }: { x: Scale; y: Scale; until: number },
) {
  const past = bins.slice(0, until + 1);
  const base = past.map(() => 0);
  return series.map(({ key, look }) => {
    const isBelow = look === 'below';
    const points = past.map((bin, index) => {
      const from = isBelow ? 0 : (base[index] ?? 0);
      const to = isBelow ? -bin[key] : from + bin[key];
      if (!isBelow) base[index] = to;
      return { index, from, to };
    });
    const last = points.at(-1);
    const path = area<(typeof points)[number]>()
      .x(({ index }) => x(index))
      .y0(({ from }) => y(from))
      .y1(({ to }) => y(to))
      .curve(curveStepAfter)([...points, ...(last ? [{ ...last, index: last.index }] : [])]);
    return <path key={key} className={plotClass(look)} d={path ?? ''} />;
  });
}

/** Marks with those whose words have room. */
export function placed(marks: readonly PlotMark[], xOf: (day: string) => number, end: number) {
  let free = 0;
  return marks
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map((mark) => {
      const at = xOf(mark.day);
      const isAtEnd = at > end - MARK_ROOM;
      const from = isAtEnd ? at - MARK_ROOM : at;
      const isWritten = from >= free;
      if (isWritten) free = from + MARK_ROOM;
      return { ...mark, isWritten, isAtEnd };
    });
}

/** The class of a bar or area with a look. */
export const plotClass = (look: Series<string>['look']): string => `dk-plot-${look}`;
