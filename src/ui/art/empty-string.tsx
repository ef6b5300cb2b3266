const TURN = 'q23.5 -34 47 0q23.5 34 47 0q23.5 -34 47 0';

/** A string at rest with its nodes: the picture of an empty list. */
export function EmptyString() {
  return (
    <svg className="empty-art" viewBox="0 0 200 132" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--line-control)" strokeWidth="2" strokeDasharray="6 5">
        <path d={`M29.5 66${TURN}`} />
        <path d={`M29.5 66${TURN}`} transform="matrix(1 0 0 -1 0 132)" />
      </g>
      <path d="M29.5 66h141" stroke="var(--accent)" strokeWidth="3" />
      <g fill="var(--art-3)">
        <circle cx="29.5" cy="66" r="7" />
        <circle cx="170.5" cy="66" r="7" />
      </g>
      <g fill="var(--accent)">
        <circle cx="76.5" cy="66" r="4" />
        <circle cx="123.5" cy="66" r="4" />
      </g>
    </svg>
  );
}
