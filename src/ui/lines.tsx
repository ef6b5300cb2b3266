import type { ReactNode } from 'react';

export type Line = {
  id: string;
  term: ReactNode;
  /** A second, smaller line under the term. */
  detail?: ReactNode;
  /** An amount, "Later", or a link to edit. */
  value: ReactNode;
  /** `later`: not known yet; `less`: deducted. */
  tone?: 'later' | 'less';
};

/** Terms on the left, figures on the right, hairlines between. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="lines">
      {lines.map((line) => (
        <div key={line.id}>
          <dt>
            {line.term}
            {line.detail && <small>{line.detail}</small>}
          </dt>
          <dd className={line.tone}>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
