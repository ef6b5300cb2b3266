import type { LogEntry } from '../live/inspection-log.ts';
import './panels.css';

/** What a machine knows at the moment that is looked at, everything personal masked. */
export function ContextPanel({ entry }: { entry: LogEntry | undefined }) {
  const context = entry?.snapshot.context;
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
          <ValueTree value={context ?? {}} />
        </section>
      )}
    </section>
  );
}

function ValueTree({ value }: { value: unknown }) {
  if (!isBranch(value)) return <Leaf value={value} />;
  const entries = Object.entries(value);
  if (entries.length === 0) return <code>{Array.isArray(value) ? '[ ]' : '{ }'}</code>;
  return (
    <ul className="workbench-tree">
      {entries.map(([key, each]) => (
        <li key={key}>
          <Branch name={key} value={each} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ name, value }: { name: string; value: unknown }) {
  if (!isBranch(value)) {
    return (
      <>
        <code>{name}</code> <Leaf value={value} />
      </>
    );
  }
  const count = Object.keys(value).length;
  return (
    <details open={count > 0 && count <= 6}>
      <summary>
        <code>{name}</code>{' '}
        <span className="workbench-soft">{Array.isArray(value) ? `[ ${count} ]` : `{ ${count} }`}</span>
      </summary>
      <ValueTree value={value} />
    </details>
  );
}

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
