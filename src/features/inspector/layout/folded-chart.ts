import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import type { Lights } from '../live/lights.ts';

/** A chart of which some states stand for all that is in them. */
export interface FoldedChart {
  readonly chart: Chart;
  /** How many states each of the folded ones stands for. */
  readonly held: ReadonlyMap<string, number>;
  /** Which folded state each one in it is a part of, and the name that it has there. */
  readonly inside: ReadonlyMap<string, { readonly outer: string; readonly key: string }>;
  /** Under which way each way of the whole chart is drawn; one inside of a folded state is not. */
  readonly drawnAs: ReadonlyMap<string, string>;
}

export const notFolded: FoldedChart = {
  chart: { id: '', nodes: [], edges: [] },
  held: new Map(),
  inside: new Map(),
  drawnAs: new Map(),
};

export interface FoldedLights extends Lights {
  /** In which of its own states each folded one is. */
  readonly inside: ReadonlyMap<string, string>;
}

/** So deep a state of a flow is about what every step does alike. */
const FOLDED_FROM = 2;

/** The states that have states of their own, those at the top first. */
export function foldable({ nodes }: Chart): readonly ChartNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id }) => parents.has(id));
}

/** What is folded before anybody has said anything: what lies deep. */
export function foldedAtFirst(chart: Chart): ReadonlySet<string> {
  const depths = new Map<string, number>();
  for (const { id, parent } of chart.nodes) depths.set(id, (depths.get(parent ?? '') ?? 0) + 1);
  return new Set(
    foldable(chart)
      .map(({ id }) => id)
      .filter((id) => (depths.get(id) ?? 0) >= FOLDED_FROM && !holdsChild(chart, id)),
  );
}

/** Whether the chart of a child is drawn in a state, or is the state: that it runs there is to be seen. */
const holdsChild = ({ nodes }: Chart, id: string): boolean =>
  id.endsWith('/') ||
  nodes.some((node) => node.parent === id && holdsChild({ id, nodes, edges: [] }, node.id));

/** A chart with some of its states folded: what leads into one of them, or out of it, leads to the whole or out of it. */
export function foldedChart(chart: Chart, folded: ReadonlySet<string>): FoldedChart {
  const standsFor = new Map<string, string>();
  const held = new Map<string, number>();
  const inside = new Map<string, { outer: string; key: string }>();
  // A state stands before those in it.
  for (const { id, key, parent } of chart.nodes) {
    const outer = parent === undefined ? undefined : standsFor.get(parent);
    const isInside = outer !== undefined && (outer !== parent || folded.has(outer));
    standsFor.set(id, isInside ? outer : id);
    if (!isInside) continue;
    held.set(outer, (held.get(outer) ?? 0) + 1);
    inside.set(id, { outer, key });
  }
  const seen = (id: string) => standsFor.get(id) ?? id;
  const drawnAs = new Map<string, string>();
  const edges = new Map<string, ChartEdge>();
  for (const edge of chart.edges) {
    const [from, to] = [seen(edge.from), seen(edge.to)];
    if (from === to && (from !== edge.from || to !== edge.to)) continue;
    const key = [from, to, edge.event, edge.guard].join(' ');
    const drawn = edges.get(key) ?? { ...edge, from, to };
    edges.set(key, drawn);
    drawnAs.set(edge.id, drawn.id);
  }
  const nodes = chart.nodes.filter(({ id }) => seen(id) === id);
  return { chart: { id: chart.id, nodes, edges: [...edges.values()] }, held, inside, drawnAs };
}

/** The lights of a chart as they fall on its folded one: a way that stands for several is closed if all of them are. */
export function foldedLights(lights: Lights, { drawnAs, inside }: FoldedChart): FoldedLights {
  const drawn = (ids: ReadonlySet<string>) => new Set([...ids].flatMap((id) => drawnAs.get(id) ?? []));
  const closed = drawn(lights.closed);
  if (closed.size > 0)
    for (const [id, as] of drawnAs) if (closed.has(as) && !lights.closed.has(id)) closed.delete(as);
  const where = new Map<string, string>();
  for (const id of lights.now) {
    const { outer, key } = inside.get(id) ?? {};
    if (outer !== undefined && key !== undefined)
      where.set(outer, [where.get(outer), key].filter(Boolean).join('.'));
  }
  return { ...lights, taken: drawn(lights.taken), last: drawn(lights.last), closed, inside: where };
}
