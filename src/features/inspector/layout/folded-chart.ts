import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import type { Lights } from '../live/lights.ts';

/** A chart in which some states are folded. */
export interface FoldedChart {
  readonly chart: Chart;
  /** How many states each folded state contains. */
  readonly held: ReadonlyMap<string, number>;
  /** Which folded state each one in it is a part of, and the name that it has there. */
  readonly inside: ReadonlyMap<string, { readonly outer: string; readonly key: string }>;
  /** The drawn edge of each edge of the whole chart; none for an edge inside a folded state. */
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

/** From this depth on, the states of a flow are the same in every step. */
const FOLDED_FROM = 2;

/** The states that have states of their own, those at the top first. */
export function foldable({ nodes }: Chart): readonly ChartNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id }) => parents.has(id));
}

/** The states that are folded initially: the deep ones. */
export function foldedAtFirst(chart: Chart): ReadonlySet<string> {
  const depths = new Map<string, number>();
  for (const { id, parent } of chart.nodes) depths.set(id, (depths.get(parent ?? '') ?? 0) + 1);
  return new Set(
    foldable(chart)
      .map(({ id }) => id)
      .filter((id) => (depths.get(id) ?? 0) >= FOLDED_FROM && !holdsChild(chart, id)),
  );
}

/** Whether a child's chart is drawn at a state: then it must be visible that the child runs. */
const holdsChild = ({ nodes }: Chart, id: string): boolean =>
  id.endsWith('/') ||
  nodes.some((node) => node.parent === id && holdsChild({ id, nodes, edges: [] }, node.id));

/** Folds some states of a chart; edges into or out of an inner state lead to or from the folded state. */
export function foldedChart(chart: Chart, folded: ReadonlySet<string>): FoldedChart {
  const standsFor = new Map<string, string>();
  const held = new Map<string, number>();
  const inside = new Map<string, { outer: string; key: string }>();
  // Parents come before their states.
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

/**
 * Maps the highlights of a chart to its folded chart: an edge that represents several is blocked if all of them are.
 */
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
