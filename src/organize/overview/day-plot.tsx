import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWidth } from '../shell/use-width.ts';
import { PlotDrawing } from './plot-drawing.tsx';
import { type DayPlotProps, LEFT, plotScales } from './plot-scales.ts';
import { PlotTip } from './plot-tip.tsx';

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
  const scales = plotScales(bins, series, span, width);
  const { step, indexOf } = scales;
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
    const within = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT;
    const index = Math.floor(within / step);
    setAt(index >= 0 && index < bins.length ? index : undefined);
  };
  const marksAt = (index: number) => marks.filter(({ day }) => indexOf(day) === index);
  const inWords = (index: number) => {
    const bin = bins[index];
    if (!bin) return '';
    const values = series.map(({ key, label: name }) => `${name} ${write(bin[key])}`);
    return [writeDay(bin.day), ...values, ...marksAt(index).map(({ text }) => text)].join(', ');
  };
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
        <PlotDrawing
          {...{ bins, series, span, today, todayLabel, marks, writeTick, writeShortDay, scales, width, at }}
        />
      )}
      {at !== undefined && <PlotTip {...{ bins, series, marks: marksAt(at), write, writeDay, scales, at }} />}
    </div>
  );
}
