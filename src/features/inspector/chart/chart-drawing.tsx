import { memo, useRef } from 'react';
import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import { classNames } from '#src/lib/class-names.ts';
import { edgeWords } from '../layout/elk-graph.ts';
import type { FoldedLights } from '../layout/folded-chart.ts';
import { type Box, type LaidChart, type LaidLine, roundedPath } from '../layout/laid-chart.ts';
import { useLitShapes } from './use-lit-shapes.ts';
import './chart.css';

interface ChartDrawingProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  /** How many states each folded state contains. */
  readonly held: ReadonlyMap<string, number>;
  readonly lights: FoldedLights;
  readonly scale: number;
  readonly sought: string;
}

const LONGEST = 22;

/** A laid out statechart with its highlights. */
export function ChartDrawing({ chart, laid, held, lights, scale, sought }: ChartDrawingProps) {
  const { width, height } = laid;
  const svg = useRef<SVGSVGElement>(null);
  useLitShapes(svg, chart, laid, lights, sought);
  return (
    <svg
      ref={svg}
      className="chart"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${chart.id}: ${chart.nodes.length} states, ${chart.edges.length} transitions${
        lights.now.size > 0 ? `; now in ${keysOf(chart, lights.now)}` : ''
      }`}
    >
      <Shapes chart={chart} laid={laid} held={held} />
      {[...lights.inside].map(([id, state]) => (
        <StateInside key={id} box={laid.nodes[id]} state={state} />
      ))}
    </svg>
  );
}

/** The parts that do not depend on highlights: rendered once per layout. */
const Shapes = memo(function Shapes({
  chart,
  laid,
  held,
}: Pick<ChartDrawingProps, 'chart' | 'laid' | 'held'>) {
  return (
    <>
      <defs>
        <marker
          id="chart-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className="chart-arrow" />
        </marker>
      </defs>
      {chart.nodes.map((node) => (
        <NodeBox key={node.id} node={node} box={laid.nodes[node.id]} held={held.get(node.id)} />
      ))}
      {chart.edges.map((edge) => (
        <EdgeLine key={edge.id} edge={edge} line={laid.edges[edge.id]} />
      ))}
    </>
  );
});

interface NodeBoxProps {
  readonly node: ChartNode;
  readonly box: Box | undefined;
  readonly held: number | undefined;
}

function NodeBox({ node, box, held }: NodeBoxProps) {
  if (!box) return null;
  const { x, y, width, height } = box;
  const isCompound = height > 60;
  const second = held === undefined ? node.invokes.join(', ') : `${held} states inside`;
  const left = node.isInitial ? 24 : 14;
  return (
    <g
      data-shape={node.id}
      className={classNames(
        'chart-node',
        isCompound && 'is-compound',
        held !== undefined && 'is-folded',
        node.type === 'final' && 'is-final',
      )}
      transform={`translate(${x} ${y})`}
    >
      <title>{[node.key, ...node.invokes.map((each) => `invokes ${each}`)].join(' ')}</title>
      {held !== undefined && (
        <rect className="chart-box chart-under" x={4} y={4} width={width} height={height} rx={8} />
      )}
      <rect className="chart-box" width={width} height={height} rx={isCompound ? 12 : 8} />
      {node.type === 'final' && (
        <rect className="chart-inner" x={3} y={3} width={width - 6} height={height - 6} rx={6} />
      )}
      {node.isInitial && (
        <circle className="chart-initial" cx={isCompound ? 16 : 12} cy={isCompound ? 18 : 12} r={4} />
      )}
      <text className="chart-name" x={left} y={second !== '' && !isCompound ? 20 : isCompound ? 22 : 28}>
        {shortened(node.key)}
      </text>
      {second !== '' && (
        <text className="chart-second" x={14} y={isCompound ? 37 : 36}>
          {shortened(second)}
        </text>
      )}
    </g>
  );
}

/** The active inner state of a folded state, in place of the number of its states. */
function StateInside({ box, state }: { readonly box: Box | undefined; readonly state: string }) {
  if (!box) return null;
  return (
    <g className="chart-node chart-now" transform={`translate(${box.x} ${box.y})`}>
      <rect className="chart-cover" x={8} y={24} width={box.width - 40} height={18} />
      <text className="chart-second" x={14} y={36}>
        {shortened(state)}
      </text>
    </g>
  );
}

interface EdgeLineProps {
  readonly edge: ChartEdge;
  readonly line: LaidLine | undefined;
}

function EdgeLine({ edge, line }: EdgeLineProps) {
  if (!line) return null;
  const { label } = line;
  const words = edgeWords(edge);
  return (
    <g data-shape={edge.id} className="chart-edge">
      <path className="chart-line" d={roundedPath(line.points)} markerEnd="url(#chart-arrow)" />
      {label && (
        <>
          <title>{words}</title>
          <rect
            className="chart-box"
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.height}
            rx={5}
          />
          <text className="chart-label" x={label.x + label.width / 2} y={label.y + 13}>
            {words}
          </text>
        </>
      )}
    </g>
  );
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function keysOf({ nodes }: Chart, ids: ReadonlySet<string>): string {
  return nodes
    .filter(({ id }) => ids.has(id))
    .map(({ key }) => key)
    .join(', ');
}
