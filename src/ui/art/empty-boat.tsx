/** An empty boat in front of the sun: the picture of an empty list. */
export function EmptyBoat() {
  return (
    <svg className="empty-art" viewBox="0 0 200 132" aria-hidden="true" focusable="false">
      <circle cx="100" cy="66" r="46" fill="var(--src-third)" />
      <circle cx="100" cy="66" r="28" fill="var(--src-second)" />
      <path
        d="M98 30v52M98 34l34 44H98z"
        fill="var(--raised)"
        stroke="var(--line-control)"
        strokeWidth="2"
        strokeDasharray="6 5"
        strokeLinejoin="round"
      />
      <path d="M58 84h84l-14 22H72z" fill="var(--src-accent)" />
      <path d={`M0 100${'a12.5 9 0 0 0 25 0'.repeat(8)}V132H0z`} fill="var(--src-fourth)" />
    </svg>
  );
}
