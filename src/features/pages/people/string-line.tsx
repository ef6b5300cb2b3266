const WIDTH = 1120;
const HEIGHT = 26;
const SWINGS = [-1, -0.72, -0.44, -0.16, 0.16, 0.44, 0.72, 1];

function pathOf(parts: number, swing: number): string {
  const points = Array.from({ length: WIDTH / 8 + 1 }, (_, at) => {
    const y = HEIGHT / 2 + swing * Math.sin(((at * 8) / WIDTH) * Math.PI * parts) * (HEIGHT / 2 - 1);
    return `${at * 8} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A string between two names, vibrating in this many parts. */
export function StringLine({ parts }: { readonly parts: number }) {
  return (
    <svg
      className="cast-string"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {SWINGS.map((swing) => (
        <path
          key={swing}
          d={pathOf(parts, swing)}
          fill="none"
          stroke="currentColor"
          strokeOpacity={(0.3 + 0.7 * Math.abs(swing)).toFixed(2)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
