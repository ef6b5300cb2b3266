import type { Chart, ChartEdge } from './chart.ts';

/**
 * A chart with forward transitions only: none to states defined earlier, or from a state into its own. In a flow
 * everything leads back to everything, which hides the main path.
 */
export function wayOn(chart: Chart): Chart {
  const order = new Map(chart.nodes.map(({ id }, index) => [id, index]));
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const isInside = (id: string, outer: string): boolean => {
    const parent = parents.get(id);
    return parent === outer || (parent !== undefined && isInside(parent, outer));
  };
  const leadsOn = ({ from, to }: ChartEdge) =>
    (order.get(to) ?? 0) > (order.get(from) ?? -1) && !isInside(to, from);
  return { ...chart, edges: chart.edges.filter(leadsOn) };
}
