const STRINGS = 34;
const WIDTH = 1280;
const STEP = 16;

/** One moment of a string that swings at its third harmonic; `swing` from -1 to 1 is how far it is out. */
function stringPath(swing: number): string {
  const points = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => {
    const along = (index * STEP) / WIDTH;
    const bow = Math.sin(along * Math.PI * 3) * (104 + 56 * along) + Math.sin(along * Math.PI * 6) * 36;
    const y = 432 + swing * bow - Math.sin(along * Math.PI) * 24;
    return `${index * STEP} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const strings = Array.from({ length: STRINGS }, (_, index) => {
  const swing = (index / (STRINGS - 1)) * 2 - 1;
  return { path: stringPath(swing), opacity: (0.2 + 0.6 * Math.abs(swing) ** 1.6).toFixed(2) };
});

/** A bowed string with its two nodes; decoration behind a title. */
export function Strings({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="var(--src-second)" strokeWidth="1.1">
        {strings.map(({ path, opacity }) => (
          <path key={path} d={path} strokeOpacity={opacity} />
        ))}
      </g>
      <g fill="var(--src-third)">
        <circle cx="427" cy="412" r="7" />
        <circle cx="853" cy="412" r="7" />
      </g>
    </svg>
  );
}
