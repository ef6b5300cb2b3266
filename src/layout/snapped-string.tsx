/** The heights of the strings that hold. */
const HELD = [62, 96, 204, 238];

/** Five strings, the middle one snapped: its ends have curled up. */
export function SnappedString() {
  return (
    <svg className="quilt" viewBox="0 0 300 300" aria-hidden="true" focusable="false">
      <rect width="300" height="300" fill="var(--src-ink)" />
      <g fill="none" stroke="var(--src-second)" strokeLinecap="round">
        {HELD.map((y) => (
          <path key={y} d={`M0 ${y}H300`} strokeWidth="1.4" opacity=".75" />
        ))}
        <path d="M0 150H78c32 0 44-30 26-42s-36 10-20 24 44 2 40-28" strokeWidth="3.2" />
        <path d="M300 150h-66c-36 0-52 34-30 46s38-14 20-28-48 4-42 38" strokeWidth="3.2" />
      </g>
      <g fill="var(--src-accent)">
        <rect x="22" y="40" width="9" height="220" rx="2" />
        <rect x="269" y="40" width="9" height="220" rx="2" />
      </g>
      <g fill="var(--src-third)">
        <circle cx="26.5" cy="150" r="6" />
        <circle cx="273.5" cy="150" r="6" />
      </g>
    </svg>
  );
}
