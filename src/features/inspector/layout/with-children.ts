import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import type { InspectedActor } from '../live/inspection-log.ts';

/** A chart with those of its running children drawn in their states. */
export interface ChartWithChildren {
  readonly chart: Chart;
  /** The children, by the prefix of their ids in this chart. */
  readonly children: ReadonlyMap<string, InspectedActor>;
}

/** Further children are only in the list: a group has hundreds. */
const MOST_CHILDREN = 12;
/** The chart of a call is too small and too frequent to be drawn in its state. */
const CALLS: ReadonlySet<string> = new Set(['call', 'page-call']);

/** Inserts the charts of an actor's children, recursively, in the state that runs each, or beside all states. */
export function withChildren(
  chart: Chart,
  actor: InspectedActor | undefined,
  actors: readonly InspectedActor[],
): ChartWithChildren {
  const children = new Map<string, InspectedActor>();
  const nodes: ChartNode[] = [...chart.nodes];
  const edges: ChartEdge[] = [...chart.edges];
  const graft = (outer: InspectedActor, own: Chart, prefix: string, wrapper: string | undefined): void => {
    for (const child of newestOfName(actors.filter(({ parentId }) => parentId === outer.sessionId))) {
      if (!child.chart || CALLS.has(child.chart.id) || children.size >= MOST_CHILDREN) continue;
      const inside = `${child.sessionId}/`;
      const host = hostOf(own, child);
      children.set(inside, child);
      const place = host === undefined ? wrapper : prefix + host.id;
      const root: ChartNode = {
        id: inside,
        key: child.name === child.chart.id ? child.name : `${child.chart.id} ${child.name}`,
        type: 'compound',
        ...(place !== undefined && { parent: place }),
        isInitial: false,
        invokes: [],
      };
      nodes.push(root, ...child.chart.nodes.map((node) => under(node, inside)));
      edges.push(...child.chart.edges.map((edge) => within(edge, inside, child.chart?.id)));
      graft(child, child.chart, inside, inside);
    }
  };
  if (actor) graft(actor, chart, '', undefined);
  return children.size === 0 ? { chart, children } : { chart: { ...chart, nodes, edges }, children };
}

/** A child that runs again has a new session each time; only the last is shown. */
function newestOfName(actors: readonly InspectedActor[]): readonly InspectedActor[] {
  return [...new Map(actors.map((each) => [each.name, each])).values()];
}

/** The state that runs a child: by the name of its logic, or by the id that XState generates for the state. */
function hostOf(chart: Chart, { name }: InspectedActor): ChartNode | undefined {
  const [, id = ''] = /^\d+\.(.+)$/.exec(name) ?? [];
  return chart.nodes.find((node) => node.id === id || node.invokes.includes(name));
}

const under = (node: ChartNode, inside: string): ChartNode => ({
  ...node,
  id: inside + node.id,
  parent: node.parent === undefined ? inside : inside + node.parent,
});

const within = (edge: ChartEdge, inside: string, root: string | undefined): ChartEdge => ({
  ...edge,
  id: inside + edge.id,
  from: edge.from === root ? inside : inside + edge.from,
  to: edge.to === root ? inside : inside + edge.to,
});
