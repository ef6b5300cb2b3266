const SHADE = 'oklch(0.2 0.03 40)';

interface FaceProps {
  readonly skin: string;
}

/** Neck and face, the same for everyone; the details are drawn around them. */
function Face({ skin }: FaceProps) {
  return (
    <>
      <path d="M84 120h32v34l9 12c-14 14-36 14-50 0l9-12z" fill={skin} />
      <path d="M84 128c10 10 24 10 32 0v10c-10 8-22 8-32 0z" fill={SHADE} opacity=".18" />
    </>
  );
}

const Shoulders = ({ fill }: { fill: string }) => (
  <path d="M8 300C8 200 48 164 82 160c8 16 28 16 36 0 34 4 74 40 74 140z" fill={fill} />
);

/** Curls and round glasses. */
export function Curls() {
  const skin = 'oklch(0.5 0.07 50)';
  return (
    <>
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
      <Face skin={skin} />
      <Shoulders fill="var(--art-2)" />
      <rect x="68" y="58" width="64" height="80" rx="32" fill={skin} />
      <path
        d="M66 88C64 62 82 48 104 50c18 2 30 14 30 36-16-4-26-10-34-20-8 12-20 18-34 22z"
        fill="var(--art-1)"
      />
      <g fill="none" stroke={SHADE} strokeWidth="3">
        <circle cx="86" cy="98" r="10" />
        <circle cx="114" cy="98" r="10" />
        <path d="M96 97h8" />
      </g>
    </>
  );
}

/** Two long grey braids over a shawl, before a low sun. */
export function Braids() {
  const skin = 'oklch(0.62 0.075 55)';
  const hair = 'oklch(0.82 0.012 260)';
  return (
    <>
      <rect width="200" height="300" fill="var(--art-5)" />
      <circle cx="36" cy="196" r="70" fill="var(--art-3)" />
      <path d="M58 96c-4-44 20-62 42-62s46 18 42 62l4 50H54z" fill={hair} />
      <Face skin={skin} />
      <Shoulders fill="var(--art-4)" />
      <path d="M22 238c24-40 52-58 78-58s54 18 78 58" fill="none" stroke="var(--art-1)" strokeWidth="7" />
      <path d="M16 262c26-44 56-62 84-62s58 18 84 62" fill="none" stroke="var(--art-3)" strokeWidth="5" />
      <rect x="68" y="58" width="64" height="80" rx="32" fill={skin} />
      <path d="M66 100c0-32 14-46 34-48 20 2 34 16 34 48-4-20-16-32-34-42-18 10-30 22-34 42z" fill={hair} />
      <g fill="none" stroke={hair} strokeWidth="13" strokeLinecap="round" strokeDasharray="10 15">
        <path d="M60 126v92M140 126v92" />
      </g>
      <g fill="none" stroke={SHADE} strokeWidth="2.6" strokeLinecap="round">
        <path d="M80 98c4-4 10-4 14 0M106 98c4-4 10-4 14 0M90 120c6 5 14 5 20 0" />
      </g>
    </>
  );
}

/** Hair put up, and the neck of a viola. */
export function Viola() {
  const skin = 'oklch(0.8 0.055 62)';
  return (
    <>
      <rect width="200" height="300" fill="var(--art-2)" />
      <g fill="none" stroke="var(--art-3)" strokeWidth="1.4" opacity=".7">
        <path d="M0 70c50-40 150 40 200 0M0 80c50-20 150 20 200 0M0 90c50 0 150 0 200 0M0 100c50 20 150-20 200 0M0 110c50 40 150-40 200 0" />
      </g>
      <circle cx="112" cy="34" r="22" fill="var(--art-1)" />
      <path d="M60 100c-2-42 18-60 40-60s42 18 40 60z" fill="var(--art-1)" />
      <Face skin={skin} />
      <Shoulders fill="var(--art-1)" />
      <rect x="68" y="58" width="64" height="80" rx="32" fill={skin} />
      <path
        d="M66 96c-2-30 14-46 36-46 20 0 34 14 32 42-20-2-34-10-42-24-4 14-12 22-26 28z"
        fill="var(--art-1)"
      />
      <g transform="rotate(24 150 230)">
        <path
          d="M150 150c20 0 30 14 28 30-1 10-8 12-8 20s9 12 10 26c2 26-12 44-30 44s-32-18-30-44c1-14 10-18 10-26s-7-10-8-20c-2-16 8-30 28-30z"
          fill="var(--art-4)"
        />
        <path d="M145 70h10v128h-10z" fill={SHADE} />
        <path d="M147 74v170M153 74v170" stroke="var(--art-3)" strokeWidth="1" />
        <path d="M138 236h24v6h-24z" fill={SHADE} />
      </g>
      <g fill="none" stroke={SHADE} strokeWidth="2.6" strokeLinecap="round">
        <path d="M80 100c4 3 10 3 14 0M106 100c4 3 10 3 14 0M92 120c5 4 11 4 16 0" />
      </g>
    </>
  );
}
