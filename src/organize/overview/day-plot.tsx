import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { DayValues, Span } from './day-bins.ts';
import { useWidth } from './use-width.ts';

export type Series<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  /** solid and hollow are stacked; below hangs from the line. */
  readonly look: 'solid' | 'hollow' | 'below';
};
export type PlotMark = { readonly day: string; readonly text: string; readonly isPrice: boolean };

type DayPlotProps<Key extends string> = {
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

const HEIGHT = 236;
const TOP = 36;
const BOTTOM = 22;
/** A label of an axis needs this much, in pixels; one of a mark too. */
const ROOM = 84;
const MARK_ROOM = 132;

/**
 * Bars by day or week, or what they add up to, with marks. The arrow keys go through the days, and what a day has is
 * read out and shown beside it.
 */
export function DayPlot<Key extends string>({
  label,
  bins,
  series,
  span,
  today,
  todayLabel,
  marks,
  write,
  writeTick,
  writeDay,
  writeShortDay,
}: DayPlotProps<Key>) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [at, setAt] = useState<number | undefined>();
  const left = 44;
  const inner = Math.max(0, width - left - 8);
  const stacked = series.filter(({ look }) => look !== 'below');
  const hanging = series.filter(({ look }) => look === 'below');
  const sum = (bin: DayValues<Key>, of: readonly Series<Key>[]) =>
    of.reduce((all, { key }) => all + bin[key], 0);
  const most = Math.max(1, ...bins.map((bin) => sum(bin, stacked)));
  const least = Math.max(0, ...bins.map((bin) => sum(bin, hanging)));
  const x = scaleBand<number>()
    .domain(bins.map((_, index) => index))
    .range([left, left + inner])
    .paddingInner(span === 'total' ? 0 : 0.22);
  const y = scaleLinear()
    .domain([-least, most])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  const step = x.step();
  const indexOf = (day: string) => {
    const next = bins.findIndex((bin) => bin.day > day);
    return next === -1 ? bins.length - 1 : next - 1;
  };
  const xOf = (day: string) => (x(Math.max(0, indexOf(day))) ?? left) + x.bandwidth();
  const todayIndex = indexOf(today);
  const move = (event: KeyboardEvent) => {
    const from = at ?? todayIndex;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: bins.length - 1 }[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(bins.length - 1, Math.max(0, to)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const within = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    const index = Math.floor(within / step);
    setAt(index >= 0 && index < bins.length ? index : undefined);
  };
  const shown = at === undefined ? undefined : bins[at];
  const marksAt = (index: number) => marks.filter(({ day }) => indexOf(day) === index);
  const inWords = (index: number) => {
    const bin = bins[index];
    if (!bin) return '';
    const values = series.map(({ key, label: name }) => `${name} ${write(bin[key])}`);
    return [writeDay(bin.day), ...values, ...marksAt(index).map(({ text }) => text)].join(', ');
  };
  const every = Math.max(1, Math.ceil(ROOM / Math.max(step, 0.1)));
  const labelled = bins.flatMap(({ day }, index) => (index % every === 0 ? [{ day, index }] : []));
  return (
    <div
      className="dk-plot"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={bins.length - 1}
      aria-valuenow={at ?? todayIndex}
      aria-valuetext={inWords(at ?? todayIndex)}
      onKeyDown={move}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(undefined)}
      onBlur={() => setAt(undefined)}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
          {todayIndex < bins.length - 1 && (
            <rect
              className="dk-plot-ahead"
              x={xOf(today)}
              y={TOP}
              width={Math.max(0, left + inner - xOf(today))}
              height={HEIGHT - BOTTOM - TOP}
            />
          )}
          {y
            .ticks(4)
            .filter(Number.isInteger)
            .map((tick) => (
              <g key={tick}>
                <line
                  className={tick === 0 ? 'dk-plot-zero' : 'dk-plot-grid'}
                  x1={left}
                  x2={left + inner}
                  y1={y(tick)}
                  y2={y(tick)}
                />
                <text className="dk-plot-text" x={left - 8} y={y(tick) + 4} textAnchor="end">
                  {writeTick(Math.abs(tick))}
                </text>
              </g>
            ))}
          {labelled.map(({ day, index }) => (
            <text key={day} className="dk-plot-text" x={x(index)} y={HEIGHT - 6}>
              {writeShortDay(day)}
            </text>
          ))}
          {span === 'total'
            ? totals(bins, series, { x: (index) => x(index) ?? 0, y, until: todayIndex })
            : bins.map((bin, index) => (
                <g key={bin.day} className={index === at ? 'dk-plot-on' : undefined}>
                  {bars(bin, series, y).map(({ key, look, top, height }) => (
                    <rect
                      key={key}
                      className={plotClass(look)}
                      x={x(index)}
                      y={top}
                      width={x.bandwidth()}
                      height={height}
                    />
                  ))}
                </g>
              ))}
          {todayIndex >= 0 && todayIndex < bins.length - 1 && (
            <g>
              <line className="dk-plot-today" x1={xOf(today)} x2={xOf(today)} y1={TOP} y2={HEIGHT - BOTTOM} />
              <text className="dk-plot-today-text" x={xOf(today) - 5} y={TOP - 6} textAnchor="end">
                {todayLabel}
              </text>
            </g>
          )}
          {placed(marks, xOf, left + inner).map(({ day, text, isPrice, isWritten, isAtEnd }) => (
            <g key={`${day} ${text}`}>
              <line
                className={isPrice ? 'dk-plot-mark dk-plot-price' : 'dk-plot-mark'}
                x1={xOf(day)}
                x2={xOf(day)}
                y1={isWritten ? 4 : TOP - 6}
                y2={HEIGHT - BOTTOM}
              />
              {isWritten && (
                <text
                  className={isPrice ? 'dk-plot-mark-text dk-plot-price-text' : 'dk-plot-mark-text'}
                  x={xOf(day) + (isAtEnd ? -5 : 5)}
                  y={13}
                  textAnchor={isAtEnd ? 'end' : 'start'}
                >
                  {text}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      {shown && at !== undefined && (
        <div
          className={classNames('dk-plot-tip', at > bins.length / 2 && 'dk-plot-tip-left')}
          style={{ left: (x(at) ?? 0) + (at > bins.length / 2 ? 0 : x.bandwidth()) }}
        >
          <b>{writeDay(shown.day)}</b>
          <dl>
            {series.map(({ key, label: name }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd className="dk-num">{write(shown[key])}</dd>
              </div>
            ))}
          </dl>
          {marksAt(at).map(({ day, text }) => (
            <p key={`${day} ${text}`} className="dk-soft">
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

type Scale = (value: number) => number;
type Bar<Key extends string> = Pick<Series<Key>, 'key' | 'look'> & {
  readonly top: number;
  readonly height: number;
};

/** The bars of a day: stacked upwards from the line, or hanging from it. */
function bars<Key extends string>(bin: DayValues<Key>, series: readonly Series<Key>[], y: Scale): Bar<Key>[] {
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
function totals<Key extends string>(
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
function placed(marks: readonly PlotMark[], xOf: (day: string) => number, end: number) {
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
const plotClass = (look: Series<string>['look']): string => `dk-plot-${look}`;
