import { memo } from 'react';
import type { Chart, ChartEdge, ChartNode } from '#machines/chart/chart.ts';
import { classNames } from '#src/ui/class-names.ts';
import { edgeWords } from '../layout/elk-graph.ts';
import { type Box, type LaidChart, type LaidLine, roundedPath } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';
import { matches } from './matches.ts';
import './chart.css';

interface ChartDrawingProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  readonly lights: Lights;
  readonly scale: number;
  readonly sought: string;
}

const LONGEST = 22;

/** A statechart as it is laid out, lit as it stands. */
export function ChartDrawing({ chart, laid, lights, scale, sought }: ChartDrawingProps) {
  const { width, height } = laid;
  return (
    <svg
      className="chart"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${chart.id}: ${chart.nodes.length} states, ${chart.edges.length} transitions${
        lights.now.size > 0 ? `; now in ${keysOf(chart, lights.now)}` : ''
      }`}
    >
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
        <NodeBox
          key={node.id}
          node={node}
          box={laid.nodes[node.id]}
          isNow={lights.now.has(node.id)}
          isVisited={lights.visited.has(node.id)}
          isSought={matches(node.key, sought)}
        />
      ))}
      {chart.edges.map((edge) => (
        <EdgeLine
          key={edge.id}
          edge={edge}
          line={laid.edges[edge.id]}
          isClosed={lights.closed.has(edge.id)}
          isTaken={lights.taken.has(edge.id)}
          isLast={lights.last.has(edge.id)}
          isSought={matches(edgeWords(edge), sought)}
        />
      ))}
    </svg>
  );
}

interface NodeBoxProps {
  readonly node: ChartNode;
  readonly box: Box | undefined;
  readonly isNow: boolean;
  readonly isVisited: boolean;
  readonly isSought: boolean;
}

/** Drawn anew only where its own light changes. */
const NodeBox = memo(function NodeBox({ node, box, isNow, isVisited, isSought }: NodeBoxProps) {
  if (!box) return null;
  const { x, y, width, height } = box;
  const isCompound = height > 60;
  const classes = classNames(
    'chart-node',
    isCompound && 'is-compound',
    node.type === 'final' && 'is-final',
    isNow && 'chart-now',
    !isNow && isVisited && 'is-visited',
    isSought && 'is-sought',
  );
  return (
    <g className={classes} transform={`translate(${x} ${y})`}>
      <title>
        {[node.key, isNow && '(now)', ...node.invokes.map((each) => `invokes ${each}`)]
          .filter(Boolean)
          .join(' ')}
      </title>
      <rect className="chart-box" width={width} height={height} rx={isCompound ? 12 : 8} />
      {node.type === 'final' && (
        <rect className="chart-inner" x={3} y={3} width={width - 6} height={height - 6} rx={6} />
      )}
      {node.isInitial && (
        <circle className="chart-initial" cx={isCompound ? 16 : 12} cy={isCompound ? 18 : 12} r={4} />
      )}
      <text
        className="chart-name"
        x={node.isInitial ? 24 : 14}
        y={node.invokes.length > 0 && !isCompound ? 20 : isCompound ? 22 : 28}
      >
        {shortened(node.key)}
      </text>
      {node.invokes.length > 0 && (
        <text className="chart-second" x={14} y={isCompound ? 37 : 36}>
          {shortened(node.invokes.join(', '))}
        </text>
      )}
    </g>
  );
});

interface EdgeLineProps {
  readonly edge: ChartEdge;
  readonly line: LaidLine | undefined;
  readonly isClosed: boolean;
  readonly isTaken: boolean;
  readonly isLast: boolean;
  readonly isSought: boolean;
}

const EdgeLine = memo(function EdgeLine({ edge, line, isClosed, isTaken, isLast, isSought }: EdgeLineProps) {
  if (!line) return null;
  const { label } = line;
  const words = edgeWords(edge);
  const classes = classNames(
    'chart-edge',
    isClosed && 'chart-shut',
    !isClosed && isTaken && 'chart-gone',
    isLast && 'is-last',
    isSought && 'is-sought',
  );
  return (
    <g className={classes}>
      <path className="chart-line" d={roundedPath(line.points)} markerEnd="url(#chart-arrow)" />
      {label && (
        <>
          <title>{isClosed ? `${words} (closed)` : words}</title>
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
});

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function keysOf({ nodes }: Chart, ids: ReadonlySet<string>): string {
  return nodes
    .filter(({ id }) => ids.has(id))
    .map(({ key }) => key)
    .join(', ');
}
