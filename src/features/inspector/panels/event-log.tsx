import { useEffect, useRef } from 'react';
import { eventWords } from '#machines/chart/chart.ts';
import type { LogEntry } from '../live/inspection-log.ts';
import type { Playhead } from '../live/use-playhead.ts';
import './panels.css';

/** What happened to a machine, the first thing first; a press looks at that moment. */
export function EventLog({ entries, playhead }: { entries: readonly LogEntry[]; playhead: Playhead }) {
  const { at, go } = playhead;
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment that is looked at is kept in sight
  useEffect(() => {
    // In a block: newer browsers answer with a promise, which would be taken for what cleans up.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const start = entries[0]?.at ?? 0;
  return (
    <section className="workbench-panel" aria-labelledby="events-title">
      <h2 id="events-title">
        Events{' '}
        <span className="workbench-soft">
          {at + 1} of {entries.length}
        </span>
      </h2>
      <ol className="workbench-events workbench-scroll">
        {entries.map((entry, index) => (
          <li key={entry.index} ref={index === at ? current : undefined}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
              <span className="workbench-soft">{clock(entry.at - start)}</span>
              <code>{eventWords(entry.event)}</code>
              <span className="workbench-soft">{whereIn(entry.snapshot.value)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
