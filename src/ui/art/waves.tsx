// Enough for a window of 3,840 pixels, three times the drawing.
const SCALLOPS = 50;

const waves = [
  { top: 84, fill: 'var(--src-accent)' },
  { top: 146, fill: 'var(--src-third)' },
  { top: 208, fill: 'var(--src-fourth)' },
] as const;

const wavePath = (top: number) => `M-1320 ${top}${'a40 30 0 0 0 80 0'.repeat(SCALLOPS)}V400H-1320z`;

/** Three rows of scallops, printed over each other; decoration under a title. */
export function Waves({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1280 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {waves.map(({ top, fill }) => (
        <path key={top} d={wavePath(top)} fill={fill} />
      ))}
    </svg>
  );
}
