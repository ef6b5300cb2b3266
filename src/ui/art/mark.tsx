import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

/** The events' signs: a seedling, a bowed string, a tide. */
export const MARK_NAMES = ['seedling', 'string', 'tide'] as const;
export type MarkName = (typeof MARK_NAMES)[number];

const bows = [-1, -0.6, -0.2, 0.2, 0.6, 1];

const drawings: Record<MarkName, ReactNode> = {
  seedling: (
    <>
      <rect width="100" height="100" fill="var(--src-accent)" />
      <path d="M0 100A50 50 0 0 1 50 50V100z" fill="var(--src-second)" />
      <path d="M50 100V50A50 50 0 0 1 100 100z" fill="#fff" />
      <path
        d="M50 50C50 25 28 12 14 14 14 38 30 50 50 50zM50 50C50 25 72 12 86 14 86 38 70 50 50 50z"
        fill="var(--src-fourth)"
      />
    </>
  ),
  string: (
    <>
      <rect width="100" height="100" fill="var(--src-accent)" />
      <g fill="none" stroke="var(--src-second)" strokeWidth="3">
        {bows.map((bow) => (
          <path key={bow} d={`M10 50Q30 ${50 + bow * 56} 50 50T90 50`} />
        ))}
      </g>
    </>
  ),
  tide: (
    <>
      <rect width="100" height="100" fill="var(--src-ink)" />
      <circle cx="50" cy="46" r="28" fill="var(--src-second)" />
      <path d={`M0 62${'a12.5 12.5 0 0 0 25 0'.repeat(4)}V100H0z`} fill="var(--src-fourth)" />
    </>
  ),
};

/** An event's sign for the header and the tab; decoration beside its name. */
export function Mark({ name = 'seedling', className }: { name?: MarkName; className?: string }) {
  return (
    <svg className={classNames('mark', className)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
