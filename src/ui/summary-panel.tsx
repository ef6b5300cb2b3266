import type { ReactNode } from 'react';
import { type Line, Lines } from '#src/ui/lines.tsx';

export { type Line, Lines } from '#src/ui/lines.tsx';

export type SummaryPanelProps = {
  heading: ReactNode;
  /** Below the heading: the registration and its code. */
  sub?: ReactNode;
  lines: readonly Line[];
  total?: { label: ReactNode; amount: ReactNode };
  /** Small print under the total. */
  note?: ReactNode;
  /** Anything after it, inside the panel. */
  children?: ReactNode;
};

/** The summary beside the form; a change of its total is announced. */
export function SummaryPanel({ heading, sub, lines, total, note, children }: SummaryPanelProps) {
  return (
    <div className="panel">
      <h2>{heading}</h2>
      {sub && <p className="panel-sub">{sub}</p>}
      <Lines lines={lines} />
      {total && (
        <div className="total" aria-live="polite" aria-atomic="true">
          <span>{total.label}</span>
          <span>{total.amount}</span>
        </div>
      )}
      {note && <p className="panel-note">{note}</p>}
      {children}
    </div>
  );
}
