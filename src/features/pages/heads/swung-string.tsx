const WIDTH = 1280;
const HEIGHT = 160;
const SWINGS = [-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1];

function pathOf(parts: number, swing: number): string {
  const points = Array.from({ length: WIDTH / 16 + 1 }, (_, index) => {
    const x = index * 16;
    const y = HEIGHT / 2 + swing * Math.sin((x / WIDTH) * Math.PI * parts) * (HEIGHT / 2 - 2);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A string that vibrates in this many parts across the page, with its nodes. */
export function SwungString({ parts }: { readonly parts: number }) {
  return (
    <div className="swung">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
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
    </div>
  );
}
