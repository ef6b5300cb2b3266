import { useId } from 'react';
import { ground, paint } from '#src/ui/art/paint.ts';

/** An open book. */
export function Book() {
  return (
    <>
      <rect {...ground} fill={paint.third} />
      <path d="M50 32C40 22 24 21 10 26V78C24 73 40 75 50 85z" fill={paint.paper} />
      <path d="M50 32C60 22 76 21 90 26V78C76 73 60 75 50 85z" fill={paint.white} />
      <path
        d="M60 43c7-5 14-5.5 21-4.5M60 54c7-5 14-5.5 21-4.5M60 65c7-5 14-5.5 21-4.5"
        stroke={paint.ink}
        strokeWidth="3"
        fill="none"
      />
    </>
  );
}

/** A pencil at work. */
export function Pencil() {
  return (
    <>
      <rect {...ground} fill={paint.ink} />
      <g transform="rotate(45 50 50)">
        <rect x="39" y="-14" width="22" height="84" fill={paint.second} />
        <rect x="46.3" y="-14" width="7.4" height="84" fill={paint.white} opacity="0.55" />
        <path d="M39 70h22L50 96z" fill={paint.paper} />
        <path d="M45.8 86h8.4L50 96z" fill={paint.ink} />
      </g>
    </>
  );
}

/** A ruler, marked on both edges. */
export function Ruler() {
  return (
    <>
      <rect {...ground} fill={paint.second} />
      <path
        d="M10 0v18M20 0v30M30 0v18M40 0v30M50 0v18M60 0v30M70 0v18M80 0v30M90 0v18M10 100v-30M20 100v-18M30 100v-30M40 100v-18M50 100v-30M60 100v-18M70 100v-30M80 100v-18M90 100v-30"
        stroke={paint.ink}
        strokeWidth="3"
      />
    </>
  );
}

/** An apple. */
export function Apple() {
  return (
    <>
      <rect {...ground} fill={paint.second} />
      <path
        d="M50 40C36 26 14 34 14 58 14 80 32 94 42 92 47 91 53 91 58 92 68 94 86 80 86 58 86 34 64 26 50 40z"
        fill={paint.third}
      />
      <path d="M50 40C49 28 52 20 58 12" stroke={paint.ink} strokeWidth="4.5" fill="none" />
      <path d="M57 24C64 12 76 10 86 14 82 26 70 30 57 24z" fill={paint.ink} />
    </>
  );
}

/** Beads on wires, for counting. */
export function Beads() {
  return (
    <>
      <rect {...ground} fill={paint.paper} />
      <path d="M0 25H100M0 50H100M0 75H100" stroke={paint.ink} strokeWidth="3" />
      <g fill={paint.accent}>
        <circle cx="18" cy="25" r="10" />
        <circle cx="39" cy="25" r="10" />
        <circle cx="84" cy="50" r="10" />
      </g>
      <g fill={paint.third}>
        <circle cx="84" cy="25" r="10" />
        <circle cx="18" cy="50" r="10" />
        <circle cx="63" cy="75" r="10" />
      </g>
      <g fill={paint.second}>
        <circle cx="39" cy="50" r="10" />
        <circle cx="84" cy="75" r="10" />
        <circle cx="42" cy="75" r="10" />
      </g>
    </>
  );
}

/** Two speech bubbles. */
export function Talk() {
  return (
    <>
      <rect {...ground} fill={paint.accent} />
      <path
        d="M20 12H72A8 8 0 0 1 80 20V46A8 8 0 0 1 72 54H36L22 68V54H20A8 8 0 0 1 12 46V20A8 8 0 0 1 20 12z"
        fill={paint.paper}
      />
      <path
        d="M52 40H82A8 8 0 0 1 90 48V74A8 8 0 0 1 82 82H80V94L68 82H52A8 8 0 0 1 44 74V48A8 8 0 0 1 52 40z"
        fill={paint.second}
      />
      <g fill={paint.ink}>
        <circle cx="56" cy="61" r="4" />
        <circle cx="67" cy="61" r="4" />
        <circle cx="78" cy="61" r="4" />
      </g>
    </>
  );
}

const callers = [
  { x: 14, y: 14, wall: paint.second, shirt: paint.accent },
  { x: 54, y: 14, wall: paint.third, shirt: paint.ink },
  { x: 14, y: 54, wall: paint.fourth, shirt: paint.ink },
  { x: 54, y: 54, wall: paint.accent, shirt: paint.second },
];

/** Four people on a screen. */
export function Call() {
  const id = useId();
  return (
    <>
      <rect {...ground} fill={paint.ink} />
      <clipPath id={id}>
        <rect width="32" height="32" rx="5" />
      </clipPath>
      {callers.map(({ x, y, wall, shirt }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} clipPath={`url(#${id})`}>
          <rect width="32" height="32" fill={wall} />
          <circle cx="16" cy="13" r="6.5" fill={paint.paper} />
          <path d="M3 34A13 13 0 0 1 29 34z" fill={shirt} />
        </g>
      ))}
    </>
  );
}
