import { memo } from 'react';
import type { LogEntry } from '../live/inspection-log.ts';
import './panels.css';

interface ContextPanelProps {
  readonly entry: LogEntry | undefined;
  /** The previous entry, with which the context is compared. */
  readonly before: LogEntry | undefined;
}

/** A machine's masked context at the moment shown; the latest changes are marked. */
export const ContextPanel = memo(function ContextPanel({ entry, before }: ContextPanelProps) {
  return (
    <section className="workbench-panel" aria-labelledby="context-title">
      <h2 id="context-title">
        Context <span className="workbench-soft">personal values masked</span>
      </h2>
      {entry === undefined ? (
        <p className="workbench-soft">A machine that runs shows here what it knows.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="workbench-scroll" tabIndex={0} aria-label="Values">
          <ValueTree
            value={entry.snapshot.context ?? {}}
            before={before ? (before.snapshot.context ?? {}) : entry.snapshot.context}
          />
        </section>
      )}
    </section>
  );
});

interface ValueProps {
  readonly value: unknown;
  readonly before: unknown;
}

function ValueTree({ value, before }: ValueProps) {
  if (!isBranch(value)) return <Leaf value={value} />;
  const entries = Object.entries(value);
  if (entries.length === 0) return <code>{Array.isArray(value) ? '[ ]' : '{ }'}</code>;
  const was: Readonly<Record<string, unknown>> = isBranch(before) ? { ...before } : {};
  return (
    <ul className="workbench-tree">
      {entries.map(([key, each]) => (
        <Branch key={key} name={key} value={each} before={was[key]} />
      ))}
    </ul>
  );
}

/** Renders only if its value is another object: the log keeps unchanged parts by identity. */
const Branch = memo(function Branch({ name, value, before }: ValueProps & { readonly name: string }) {
  if (!isBranch(value)) {
    return (
      <li className={value === before ? undefined : 'is-changed'}>
        <code>{name}</code> <Leaf value={value} />
        {value !== before && <span className="sr"> (changed)</span>}
      </li>
    );
  }
  const count = Object.keys(value).length;
  return (
    <li>
      <details open={count > 0 && count <= 6}>
        <summary className={value === before ? undefined : 'is-changed'}>
          <code>{name}</code>{' '}
          <span className="workbench-soft">{Array.isArray(value) ? `[ ${count} ]` : `{ ${count} }`}</span>
        </summary>
        <ValueTree value={value} before={before} />
      </details>
    </li>
  );
});

function Leaf({ value }: { value: unknown }) {
  if (isMasked(value)) {
    return (
      <span className="workbench-masked">
        <i aria-hidden="true" /> {value.masked}, {value.length}
      </span>
    );
  }
  return <code className="workbench-value">{value === undefined ? 'undefined' : JSON.stringify(value)}</code>;
}

function isMasked(value: unknown): value is { masked: string; length: number } {
  return typeof value === 'object' && value !== null && 'masked' in value && 'length' in value;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isMasked(value);
}
