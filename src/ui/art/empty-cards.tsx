/** Two cards and the place of a third: the picture of an empty list. */
export function EmptyCards() {
  return (
    <svg className="empty-art" viewBox="0 0 200 132" aria-hidden="true" focusable="false">
      <rect x="22" y="30" width="72" height="92" rx="6" fill="var(--art-3)" transform="rotate(-8 58 76)" />
      <rect x="104" y="30" width="72" height="92" rx="6" fill="var(--art-5)" transform="rotate(8 140 76)" />
      <rect
        x="64"
        y="16"
        width="72"
        height="100"
        rx="6"
        fill="var(--raised)"
        stroke="var(--line-control)"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <path d="M100 54v24M88 66h24" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
