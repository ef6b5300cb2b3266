const SKIN = 'oklch(0.5 0.07 50)';
const SHADE = 'oklch(0.2 0.03 40)';

/** The speaker of the teachers' event, drawn in the colours of its theme; decoration beside the name. */
export function Portrait({ className = 'portrait' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 200 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="200" height="300" fill="var(--art-3)" />
      <circle cx="170" cy="44" r="62" fill="#fff" opacity=".16" />
      <g fill="var(--art-1)">
        <circle cx="70" cy="60" r="22" />
        <circle cx="88" cy="44" r="22" />
        <circle cx="114" cy="44" r="22" />
        <circle cx="131" cy="62" r="22" />
        <circle cx="62" cy="84" r="17" />
        <circle cx="138" cy="86" r="17" />
      </g>
      <path d="M84 120h32v34l9 12c-14 14-36 14-50 0l9-12z" fill={SKIN} />
      <path d="M84 128c10 10 24 10 32 0v10c-10 8-22 8-32 0z" fill={SHADE} opacity=".18" />
      <path d="M8 300C8 200 48 164 82 160c8 16 28 16 36 0 34 4 74 40 74 140z" fill="var(--art-2)" />
      <rect x="68" y="58" width="64" height="80" rx="32" fill={SKIN} />
      <path
        d="M66 88C64 62 82 48 104 50c18 2 30 14 30 36-16-4-26-10-34-20-8 12-20 18-34 22z"
        fill="var(--art-1)"
      />
      <g fill="none" stroke={SHADE} strokeWidth="3">
        <circle cx="86" cy="98" r="10" />
        <circle cx="114" cy="98" r="10" />
        <path d="M96 97h8" />
      </g>
    </svg>
  );
}
