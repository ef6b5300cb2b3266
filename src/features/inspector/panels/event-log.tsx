import { memo, useRef } from 'react';
import { eventWords } from '#machines/chart/chart.ts';
import type { LogEntry } from '../live/inspection-log.ts';
import type { Playhead } from '../live/use-playhead.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import './panels.css';

/** A machine's events, oldest first; a press goes to that moment. Only the visible rows of thousands are rendered. */
export function EventLog({ entries, playhead }: { entries: readonly LogEntry[]; playhead: Playhead }) {
  const { at, go } = playhead;
  const list = useRef<HTMLDivElement>(null);
  const { from, to, height } = useRowsInSight(list, entries.length, at);
  const start = entries[0]?.at ?? 0;
  return (
    <section className="workbench-panel" aria-labelledby="events-title">
      <h2 id="events-title">
        Events{' '}
        <span className="workbench-soft">
          {at + 1} of {entries.length}
        </span>
      </h2>
      <div ref={list} className="workbench-scroll">
        <div className="workbench-events" style={{ height: entries.length * height }}>
          <ol style={{ translate: `0 ${from * height}px` }}>
            {entries.slice(from, to).map((entry, row) => (
              <EventRow
                // A row that scrolls out is reused for one that scrolls in: only its texts render.
                key={slot(row)}
                event={entry.event}
                where={whereIn(entry.snapshot.value)}
                since={clock(entry.at - start)}
                place={from + row}
                count={entries.length}
                isHere={from + row === at}
                go={go}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const slot = (row: number) => row;

interface EventRowProps {
  readonly event: string;
  readonly where: string;
  readonly since: string;
  readonly place: number;
  readonly count: number;
  readonly isHere: boolean;
  readonly go: (at: number) => void;
}

const EventRow = memo(function EventRow({ event, where, since, place, count, isHere, go }: EventRowProps) {
  return (
    <li aria-setsize={count} aria-posinset={place + 1}>
      <button type="button" aria-current={isHere ? 'step' : undefined} onClick={() => go(place)}>
        <span className="workbench-soft">{since}</span>
        <code>{eventWords(event)}</code>
        <span className="workbench-soft">{where}</span>
      </button>
    </li>
  );
});

/** Minutes, seconds and tenths since the first entry. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const tenths = Math.floor((ms % 1000) / 100);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths}`;
}

/** The innermost states of a state value. */
function whereIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inside]) => whereIn(inside) || key)
    .join(', ');
}
