const SCALLOPS = 11;

const waves = [
  { top: 150, fill: 'var(--src-accent)' },
  { top: 176, fill: 'var(--src-third)' },
  { top: 202, fill: 'var(--src-fourth)' },
] as const;

const wavePath = (top: number) => `M-21 ${top}${'a21 15.75 0 0 0 42 0'.repeat(SCALLOPS)}V400H-21z`;

/** A sun over three rows of scallops, printed over each other. */
export function Poster({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 230"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="420" height="230" fill="var(--src-second)" />
      <circle cx="318" cy="92" r="78" fill="var(--src-third)" />
      <circle cx="318" cy="92" r="48" fill="var(--src-accent)" />
      {waves.map(({ top, fill }) => (
        <path key={top} d={wavePath(top)} fill={fill} />
      ))}
    </svg>
  );
}
