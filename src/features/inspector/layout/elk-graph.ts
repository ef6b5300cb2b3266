import type { ElkEdgeSection, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import type { Box, LaidChart, Point } from './laid-chart.ts';

const NODE = { width: 172, height: 46 };
/** Of a label's letters, which are all as wide as each other. */
const LETTER = 6.4;
const LABEL_HEIGHT = 19;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};
const inside = { 'elk.padding': '[top=44,left=24,bottom=24,right=24]' };

/** The label of an edge. */
export function edgeWords({ event, guard }: ChartEdge): string {
  return [event, guard && `[${guard}]`].filter(Boolean).join(' ');
}

/** A chart as elk lays it out. */
export function elkGraph(chart: Chart): ElkNode {
  return {
    id: '',
    layoutOptions: options,
    children: childrenOf(chart, undefined),
    edges: chart.edges.map((edge) => {
      const text = edgeWords(edge);
      const label = { text, width: text.length * LETTER + 14, height: LABEL_HEIGHT };
      return {
        id: edge.id,
        sources: [edge.from],
        targets: [edge.to],
        labels: text === '' ? [] : [{ ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      };
    }),
  };
}

function childrenOf(chart: Chart, parent: string | undefined): ElkNode[] {
  return chart.nodes
    .filter((node) => node.parent === parent)
    .map((node: ChartNode) => {
      const children = childrenOf(chart, node.id);
      return children.length === 0
        ? { id: node.id, ...NODE }
        : { id: node.id, children, layoutOptions: inside };
    });
}

/** Converts elk's result. */
export function laidChart(graph: ElkNode): LaidChart {
  const nodes: Record<string, Box> = {};
  const visit = (node: ElkNode): void => {
    for (const child of node.children ?? []) {
      nodes[child.id] = boxOf(child);
      visit(child);
    }
  };
  visit(graph);
  const edges = Object.fromEntries(
    (graph.edges ?? []).map(({ id, sections = [], labels = [] }) => [
      id,
      { points: sections.flatMap(pointsOf), ...(labels[0] && { label: boxOf(labels[0]) }) },
    ]),
  );
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, edges };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

function pointsOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] {
  return [startPoint, ...bendPoints, endPoint];
}
