import { classNames } from '#src/lib/class-names.ts';
import type { DayPlotProps, PlotScales } from './plot-scales.ts';

type PlotTipProps<Key extends string> = Pick<
  DayPlotProps<Key>,
  'bins' | 'series' | 'marks' | 'write' | 'writeDay'
> & {
  readonly scales: PlotScales;
  readonly at: number;
};

/** The values of one day, beside it. */
export function PlotTip<Key extends string>({
  bins,
  series,
  marks,
  write,
  writeDay,
  scales,
  at,
}: PlotTipProps<Key>) {
  const { x } = scales;
  const shown = bins[at];
  if (!shown) return null;
  return (
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
      {marks.map(({ day, text }) => (
        <p key={`${day} ${text}`} className="dk-soft">
          {text}
        </p>
      ))}
    </div>
  );
}
