import { ground, paint } from '#src/ui/art/paint.ts';

/** Arcs, like the lanes of a track. */
export function Arcs() {
  return (
    <>
      <rect {...ground} fill={paint.fourth} />
      <g fill="none" strokeWidth="13">
        <path d="M93.5 0A93.5 93.5 0 0 1 0 93.5" stroke={paint.ink} />
        <path d="M67 0A67 67 0 0 1 0 67" stroke={paint.paper} />
        <path d="M40.5 0A40.5 40.5 0 0 1 0 40.5" stroke={paint.third} />
      </g>
    </>
  );
}

/** Raised hands. */
export function Hands() {
  return (
    <>
      <rect {...ground} fill={paint.fourth} />
      <path d="M10 100V52a9 9 0 0 1 18 0V100zM58 100V40a9 9 0 0 1 18 0V100z" fill={paint.ink} />
      <path d="M34 100V26a9 9 0 0 1 18 0V100z" fill={paint.third} />
      <path d="M80 100V66a8 8 0 0 1 16 0V100z" fill={paint.second} />
    </>
  );
}

/** Stairs with a seedling. */
export function Stairs() {
  return (
    <>
      <rect {...ground} fill={paint.paper} />
      <path d="M0 100V80H14V60H52V40H75V20H100V100z" fill={paint.accent} />
      <path d="M26 60V34" stroke={paint.ink} strokeWidth="3" />
      <path
        d="M26 46C26 34 16 28 6 29 6 40 15 47 26 46zM26 38C26 26 36 19 47 20 47 31 38 39 26 38z"
        fill={paint.fourth}
      />
    </>
  );
}

const rows = [17, 39, 61, 83];

/** A grid of dots, six of them larger. */
export function Dots() {
  return (
    <>
      <rect {...ground} fill={paint.second} />
      {rows.map((cy, row) =>
        rows.map((cx, column) => {
          const large = row < 3 && column < 2;
          return (
            <circle
              key={`${cx} ${cy}`}
              cx={cx}
              cy={cy}
              r={large ? 8 : 5}
              fill={large ? paint.ink : paint.third}
            />
          );
        }),
      )}
    </>
  );
}
