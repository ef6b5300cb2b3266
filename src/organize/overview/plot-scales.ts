import { scaleBand, scaleLinear } from 'd3-scale';
import type { DayValues, Span } from './day-bins.ts';

/** The series of a plot. */
export type Series<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  /** solid and hollow are stacked; below hangs from the line. */
  readonly look: 'solid' | 'hollow' | 'below';
};
export type PlotMark = { readonly day: string; readonly text: string; readonly isPrice: boolean };

export type DayPlotProps<Key extends string> = {
  readonly label: string;
  readonly bins: readonly DayValues<Key>[];
  readonly series: readonly Series<Key>[];
  readonly span: Span;
  readonly today: string;
  readonly todayLabel: string;
  readonly marks: readonly PlotMark[];
  readonly write: (value: number) => string;
  /** An axis has less room. */
  readonly writeTick: (value: number) => string;
  readonly writeDay: (day: string) => string;
  readonly writeShortDay: (day: string) => string;
};

export const HEIGHT = 236;
export const TOP = 36;
export const BOTTOM = 22;
export const LEFT = 44;
/** A label of an axis needs this much with the gap to the next, in pixels; one of a mark too. */
const ROOM = 84;
/** The longest label of a day, in pixels. */
const LABEL = 52;
export const MARK_ROOM = 132;
/** The label of today needs at most this much for a character, in pixels. */
const CHARACTER = 6.5;

/** Whether the label of today has room on the side of the past, beside the axis. */
export const hasRoomBefore = (label: string, x: number): boolean => x - 5 - label.length * CHARACTER >= LEFT;

/** Where a plot of this width draws its days and values. */
export function plotScales<Key extends string>(
  bins: readonly DayValues<Key>[],
  series: readonly Series<Key>[],
  span: Span,
  width: number,
) {
  const right = LEFT + Math.max(0, width - LEFT - 8);
  const sum = (bin: DayValues<Key>, isBelow: boolean) =>
    series.filter(({ look }) => (look === 'below') === isBelow).reduce((all, { key }) => all + bin[key], 0);
  const most = Math.max(1, ...bins.map((bin) => sum(bin, false)));
  const least = Math.max(0, ...bins.map((bin) => sum(bin, true)));
  const x = scaleBand<number>()
    .domain(bins.map((_, index) => index))
    .range([LEFT, right])
    .paddingInner(span === 'total' ? 0 : 0.22);
  const y = scaleLinear().domain([-least, most]).nice(4);
  const [lowest = 0, highest = most] = y.domain();
  // A few that hang from the line do not get a whole step of their own.
  y.domain([least * 4 < -lowest ? -Math.max(least, highest / 20) : lowest, highest]).range([
    HEIGHT - BOTTOM,
    TOP,
  ]);
  const step = x.step();
  const indexOf = (day: string) => {
    const next = bins.findIndex((bin) => bin.day > day);
    return next === -1 ? bins.length - 1 : next - 1;
  };
  const xOf = (day: string) => (x(Math.max(0, indexOf(day))) ?? LEFT) + x.bandwidth();
  const every = Math.max(1, Math.ceil(ROOM / Math.max(step, 0.1)));
  const hasRoom = (index: number) => (x(index) ?? 0) + LABEL <= width;
  const labelled = bins.flatMap(({ day }, index) =>
    index % every === 0 && hasRoom(index) ? [{ day, index }] : [],
  );
  return { right, x, y, step, indexOf, xOf, labelled };
}

export type PlotScales = ReturnType<typeof plotScales>;
