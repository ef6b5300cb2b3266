import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Chart } from '#machines/chart/chart.ts';
import { foldable, foldedAtFirst } from './layout/folded-chart.ts';

const PARAMETER = 'folded';

export interface Folds {
  readonly folded: ReadonlySet<string>;
  /** Folds or unfolds a state. */
  turn(id: string): void;
  /** Folds all that has states of its own, or unfolds it. */
  turnAll(isFolded: boolean): void;
}

/** Which states of a chart are folded, kept in the address by their names, so that a view can be shared. */
export function useFolds(chart: Chart | undefined): Folds {
  const [search, setSearch] = useSearchParams();
  const said = search.get(PARAMETER);
  const folded = useMemo(() => {
    if (!chart) return new Set<string>();
    if (said === null) return foldedAtFirst(chart);
    const names = new Set(said.split(','));
    return new Set(foldable(chart).flatMap(({ id }) => (names.has(nameOf(id, chart)) ? id : [])));
  }, [chart, said]);
  const put = useCallback(
    (ids: readonly string[]) => {
      const names = ids.map((id) => (chart ? nameOf(id, chart) : id)).join(',');
      const change = (before: URLSearchParams) => {
        const next = new URLSearchParams(before);
        next.set(PARAMETER, names);
        return next;
      };
      setSearch(change, { replace: true, preventScrollReset: true });
    },
    [chart, setSearch],
  );
  return useMemo(
    () => ({
      folded,
      turn: (id) => put(folded.has(id) ? [...folded].filter((each) => each !== id) : [...folded, id]),
      turnAll: (isFolded) => put(isFolded && chart ? foldable(chart).map(({ id }) => id) : []),
    }),
    [chart, folded, put],
  );
}

/** A state's id without the chart's, which is in the address already. */
const nameOf = (id: string, chart: Chart) =>
  id.startsWith(`${chart.id}.`) ? id.slice(chart.id.length + 1) : id;
