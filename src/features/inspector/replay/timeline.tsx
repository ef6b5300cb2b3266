import type { InspectedActor, LogEntry } from '../live/inspection-log.ts';
import { lanesOf, type Span } from './lanes.ts';
import type { Replay } from './replay.ts';
import './replay.css';

interface TimelineProps {
  readonly entries: readonly LogEntry[];
  readonly actors: readonly InspectedActor[];
  readonly replay: Replay | undefined;
  /** The moment that is looked at, in milliseconds since 1970. */
  readonly at: number | undefined;
}

const WIDTH = 1_000;
const ROW = 22;

/** A lane for each statechart, with the states that it was in, and the calls below; a line where one is looking. */
export function Timeline({ entries, actors, replay, at }: TimelineProps) {
  const { lanes, from, until } = lanesOf(entries, actors);
  const calls = callTimes(replay, from, until);
  if (lanes.length === 0 || until <= from) return null;
  const x = (time: number) => ((time - from) / (until - from)) * WIDTH;
  const height = (lanes.length + (calls.length > 0 ? 1 : 0)) * ROW;
  return (
    <div className="workbench-timeline">
      <ul aria-label="Lanes">
        {lanes.map(({ name, spans }) => (
          <li key={name}>
            {name}
            <span className="sr">: {spans.map(({ state }) => state).join(', then ')}</span>
          </li>
        ))}
        {calls.length > 0 && <li>calls</li>}
      </ul>
      <svg
        className="workbench-lanes"
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        height={height}
        aria-hidden="true"
      >
        {lanes.map(({ name, spans }, row) =>
          spans.map((span) => <SpanMark key={`${name} ${span.from}`} span={span} row={row} x={x} />),
        )}
        {calls.map(({ index, time, isRefused }) => (
          <rect
            key={index}
            className={isRefused ? 'is-refused' : 'is-call'}
            x={x(time)}
            y={lanes.length * ROW + 4}
            width={2}
            height={ROW - 8}
          />
        ))}
        {at !== undefined && <rect className="is-here" x={x(at) - 1} y={0} width={2} height={height} />}
      </svg>
    </div>
  );
}

function SpanMark({ span, row, x }: { span: Span; row: number; x: (time: number) => number }) {
  const width = Math.max(1, x(span.until) - x(span.from) - 2);
  return (
    <rect
      className={`is-state is-shade-${span.shade}`}
      x={x(span.from)}
      y={row * ROW + 3}
      width={width}
      height={ROW - 6}
    >
      <title>{span.state}</title>
    </rect>
  );
}

/** The calls that happened while something is known of the statecharts. */
function callTimes(replay: Replay | undefined, from: number, until: number) {
  return (replay?.calls ?? [])
    .map(({ index, at, status }) => ({
      index,
      time: (replay?.startedAt ?? 0) + at,
      isRefused: status >= 400,
    }))
    .filter(({ time }) => time >= from && time <= until);
}
