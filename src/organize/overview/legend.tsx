import type { Series } from './plot-scales.ts';
import { Swatch } from './swatch.tsx';

/** How the series of a plot look, in the order of the bar. */
export function Legend<Key extends string>({ series }: { readonly series: readonly Series<Key>[] }) {
  return (
    <ul className="dk-legend">
      {series.map(({ key, label, look }) => (
        <li key={key}>
          <Swatch look={look} />
          {label}
        </li>
      ))}
    </ul>
  );
}
