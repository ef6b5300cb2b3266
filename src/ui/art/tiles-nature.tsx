import { ground, paint } from '#src/ui/art/paint.ts';

/** A mountain and the sun. */
export function Hill() {
  return (
    <>
      <rect {...ground} fill={paint.fourth} />
      <circle cx="68" cy="34" r="17" fill={paint.second} />
      <path d="M0 100L40 38 64 76 76 58 100 92V100z" fill={paint.ink} />
      <path d="M40 38L52 57 44 54 38 61 30 53.5z" fill={paint.paper} />
    </>
  );
}

/** A leaf. */
export function Leaf() {
  return (
    <>
      <rect {...ground} fill={paint.paper} />
      <path d="M8 92C8 46 46 8 92 8 92 54 54 92 8 92z" fill={paint.fourth} />
      <path
        d="M8 92L70 30M30 70V44M30 70H56M49 51V31M49 51H69"
        stroke={paint.ink}
        strokeWidth="3.2"
        fill="none"
      />
    </>
  );
}

const waves = [14, 38, 62, 86];

/** Waves. */
export function Sea() {
  return (
    <>
      <rect {...ground} fill={paint.accent} />
      <g fill="none" stroke={paint.paper} strokeWidth="4">
        {waves.map((y) => (
          <path key={y} d={`M-25 ${y}${'a12.5 12.5 0 0 0 25 0'.repeat(6)}`} />
        ))}
      </g>
    </>
  );
}

/** A sunrise. */
export function Sun() {
  return (
    <>
      <rect {...ground} fill={paint.third} />
      <g fill="none" strokeWidth="11">
        <path d="M11 100a39 39 0 0 1 78 0" stroke={paint.ink} />
        <path d="M31 100a19 19 0 0 1 38 0" stroke={paint.paper} />
      </g>
      <path d="M50 50V18M28 56L12 30M72 56L88 30" stroke={paint.second} strokeWidth="7" />
    </>
  );
}

/** The moon and three stars. */
export function Moon() {
  return (
    <>
      <rect {...ground} fill={paint.ink} />
      <path d="M64 20A34 34 0 1 0 84 66 28 28 0 0 1 64 20z" fill={paint.second} />
      <circle cx="80" cy="24" r="4" fill={paint.paper} />
      <circle cx="22" cy="20" r="3" fill={paint.paper} />
      <circle cx="88" cy="46" r="2.5" fill={paint.paper} />
    </>
  );
}
