import { memo } from 'react';
import { formatMoment } from '#engine/form/format/moment.ts';
import type { HistoryEntry } from '#engine/recording/har.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { Replay, ReplayMismatch } from './replay.ts';
import './replay.css';

/** The calls of a recording in order, with their answers; those that a replay has made are marked. */
export const RecordedCalls = memo(function RecordedCalls({ replay }: { readonly replay: Replay }) {
  const { name, startedAt, milliseconds, calls, mismatches, fault, history = [] } = replay;
  return (
    <section aria-label="Recording">
      <h2>{name}</h2>
      <p className="workbench-soft workbench-about">
        Recorded {formatMoment(new Date(startedAt).toISOString(), 'en')}
        <br />
        {calls.length === 1 ? '1 call' : `${calls.length} calls`}, {minutes(milliseconds)}
        {fault && (
          <>
            <br />
            Fault {fault.id} ({fault.status}) at {fault.address}
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ol className="workbench-calls" tabIndex={0} aria-label="Calls">
        {calls.map(({ index, method, url, status, isAsked }) => (
          <li key={index} className={classNames(!isAsked && 'is-unasked', status >= 400 && 'is-refused')}>
            <span className="workbench-soft">{index + 1}</span>
            <code>{method}</code>
            <code title={url}>{nameOf(url)}</code>
            <span>{isAsked ? status : 'not asked'}</span>
          </li>
        ))}
      </ol>
      <History entries={history} />
      <Mismatches mismatches={mismatches} />
    </section>
  );
});

/** The server's records of a registration, with the ids that its log uses. */
function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="workbench-history" aria-label="History">
      <h2>What the server had kept</h2>
      <ol>
        {entries.map(({ at, what, id }) => (
          <li key={`${at} ${what}`}>
            <time className="workbench-soft" dateTime={new Date(at).toISOString()}>
              {formatMoment(new Date(at).toISOString(), 'en')}
            </time>
            <br />
            {what}
            {id !== undefined && (
              <>
                {' '}
                <code>{id}</code>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Calls that are missing in the recording, each with the nearest recorded one. */
function Mismatches({ mismatches }: { readonly mismatches: readonly ReplayMismatch[] }) {
  if (mismatches.length === 0) return null;
  return (
    <section className="workbench-mismatches" aria-label="Mismatches">
      <h2>Calls that the recording lacks: {mismatches.length}</h2>
      <ul>
        {mismatches.map(({ at, method, url, nearest, differences = [] }) => (
          <li key={at}>
            <code>
              {method} {nameOf(url)}
            </code>
            {nearest === undefined ? (
              <p className="workbench-soft">It has no call of this address.</p>
            ) : (
              <p className="workbench-soft">The nearest is call {nearest + 1}; it differs in</p>
            )}
            {differences.map(({ pointer, recorded, now }) => (
              <dl key={pointer}>
                <dt>
                  <code>{pointer}</code>
                </dt>
                <dd className="is-recorded">Recorded {recorded ?? 'nothing'}</dd>
                <dd className="is-asked">Now {now ?? 'nothing'}</dd>
              </dl>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (url: string) => url.replace(/^\/api\//, '');

/** Minutes and seconds. */
function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
