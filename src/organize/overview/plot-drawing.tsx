import {
  BOTTOM,
  type DayPlotProps,
  HEIGHT,
  hasRoomBefore,
  LEFT,
  type PlotScales,
  TOP,
} from './plot-scales.ts';
import { bars, placed, plotClass, totals } from './plot-shapes.tsx';

type PlotDrawingProps<Key extends string> = Pick<
  DayPlotProps<Key>,
  'bins' | 'series' | 'span' | 'today' | 'todayLabel' | 'marks' | 'writeTick' | 'writeShortDay'
> & {
  readonly scales: PlotScales;
  readonly width: number;
  /** The day under the pointer or the keyboard. */
  readonly at: number | undefined;
};

/** The picture of a plot. Its slider says the values in words. */
export function PlotDrawing<Key extends string>({
  bins,
  series,
  span,
  today,
  todayLabel,
  marks,
  writeTick,
  writeShortDay,
  scales: { right, x, y, indexOf, xOf, labelled },
  width,
  at,
}: PlotDrawingProps<Key>) {
  const todayIndex = indexOf(today);
  const isBefore = hasRoomBefore(todayLabel, xOf(today));
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
      {todayIndex < bins.length - 1 && (
        <rect
          className="dk-plot-ahead"
          x={xOf(today)}
          y={TOP}
          width={Math.max(0, right - xOf(today))}
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
              x1={LEFT}
              x2={right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className="dk-plot-text" x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
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
          <text
            className="dk-plot-today-text"
            x={xOf(today) + (isBefore ? -5 : 5)}
            y={TOP - 6}
            textAnchor={isBefore ? 'end' : 'start'}
          >
            {todayLabel}
          </text>
        </g>
      )}
      {placed(marks, xOf, right).map(({ day, text, isPrice, isWritten, isAtEnd }) => (
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
  );
}
