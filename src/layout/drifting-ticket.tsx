const wave = (top: number) => `M-25 ${top}${'a25 19 0 0 0 50 0'.repeat(7)}V300H-25z`;

/** A ticket that has gone overboard, before the setting sun. */
export function DriftingTicket() {
  return (
    <svg className="quilt" viewBox="0 0 300 300" aria-hidden="true" focusable="false">
      <rect width="300" height="300" fill="var(--src-second)" />
      <circle cx="212" cy="112" r="74" fill="var(--src-third)" />
      <circle cx="212" cy="112" r="48" fill="var(--src-accent)" />
      <path d={wave(186)} fill="var(--src-accent)" />
      <g transform="rotate(-16 120 190)">
        <path d="M44 150h152v28a12 12 0 0 0 0 24v28H44v-28a12 12 0 0 0 0-24z" fill="#fff" />
        <path d="M150 156v68" stroke="var(--src-ink)" strokeWidth="3" strokeDasharray="6 6" />
        <path d="M66 178h58M66 196h38" stroke="var(--src-ink)" strokeWidth="8" strokeLinecap="round" />
      </g>
      <path d={wave(222)} fill="var(--src-third)" />
      <path d={wave(258)} fill="var(--src-fourth)" />
    </svg>
  );
}
