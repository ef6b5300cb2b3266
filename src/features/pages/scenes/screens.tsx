import { Backdrop } from './backdrop.tsx';

/** Four people on a screen, a lamp beside it. */
export function Screens() {
  return (
    <>
      <Backdrop fill="var(--art-5)" />
      <Backdrop from={238} fill="var(--art-1)" />
      <rect x="78" y="48" width="264" height="172" rx="10" fill="var(--art-1)" />
      <rect x="92" y="62" width="114" height="66" fill="var(--art-3)" />
      <rect x="214" y="62" width="114" height="66" fill="var(--art-4)" />
      <rect x="92" y="136" width="114" height="66" fill="var(--art-paper)" />
      <rect x="214" y="136" width="114" height="66" fill="var(--art-2)" />
      {[
        [149, 128, 'var(--art-2)'],
        [271, 128, 'var(--art-1)'],
        [149, 202, 'var(--art-4)'],
        [271, 202, 'var(--art-3)'],
      ].map(([x, y, fill]) => (
        <g key={`${x} ${y}`} fill={String(fill)}>
          <circle cx={x} cy={Number(y) - 38} r="14" />
          <path d={`M${Number(x) - 30} ${y}a30 22 0 0 1 60 0z`} />
        </g>
      ))}
      <path d="M186 220h48l12 24h-72z" fill="var(--art-paper)" />
      <path d="M28 238v-70h8v70zM12 168h40l-10-40H22z" fill="var(--art-4)" />
    </>
  );
}
