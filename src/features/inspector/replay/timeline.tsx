import { memo, useMemo } from 'react';
import type { InspectedActor, LogEntry } from '../live/inspection-log.ts';
import { type Lane, lanesOf, type Span } from './lanes.ts';
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

/** One lane per statechart with its states over time, the calls below, and a line at the moment shown. */
export function Timeline({ entries, actors, replay, at }: TimelineProps) {
  const told = useMemo(() => lanesOf(entries, actors), [entries, actors]);
  const { lanes, from, until } = told;
  const calls = useMemo(() => callTimes(replay, from, until), [replay, from, until]);
  if (lanes.length === 0 || until <= from) return null;
  const height = (lanes.length + (calls.length > 0 ? 1 : 0)) * ROW;
  return (
    <div className="workbench-timeline">
      <LaneNames lanes={lanes} hasCalls={calls.length > 0} />
      <div className="workbench-lanes">
        <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" height={height} aria-hidden="true">
          <LaneMarks told={told} calls={calls} />
        </svg>
        {at !== undefined && (
          // Moved by style, without rendering.
          <div className="workbench-here" style={{ translate: `${((at - from) / (until - from)) * 100}%` }} />
        )}
      </div>
    </div>
  );
}

const LaneNames = memo(function LaneNames({
  lanes,
  hasCalls,
}: {
  lanes: readonly Lane[];
  hasCalls: boolean;
}) {
  return (
    <ul aria-label="Lanes">
      {lanes.map(({ name, spans }) => (
        <li key={name}>
          {name}
          <span className="sr">: {spans.map(({ state }) => state).join(', then ')}</span>
        </li>
      ))}
      {hasCalls && <li>calls</li>}
    </ul>
  );
});

/** The parts that do not depend on the moment shown. */
const LaneMarks = memo(function LaneMarks({
  told,
  calls,
}: {
  told: ReturnType<typeof lanesOf>;
  calls: readonly CallTime[];
}) {
  const { lanes, from, until } = told;
  const x = (time: number) => ((time - from) / (until - from)) * WIDTH;
  return (
    <>
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
    </>
  );
});

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

interface CallTime {
  readonly index: number;
  readonly time: number;
  readonly isRefused: boolean;
}

/** The calls that happened while something is known of the statecharts. */
function callTimes(replay: Replay | undefined, from: number, until: number): CallTime[] {
  return (replay?.calls ?? [])
    .map(({ index, at, status }) => ({
      index,
      time: (replay?.startedAt ?? 0) + at,
      isRefused: status >= 400,
    }))
    .filter(({ time }) => time >= from && time <= until);
}
