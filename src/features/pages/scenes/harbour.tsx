import './harbour.css';

const art = (paint: number) => `var(--art-${paint})`;
const PAPER = 'var(--art-paper)';
const WIDTH = 1280;
const HEIGHT = 520;

export interface HarbourProps {
  /** The alternative text; decorative without it. */
  readonly title: string;
  /** Words in it, in percent of its width and height. */
  readonly labels: readonly { readonly words: string; readonly at: readonly number[] }[];
}

const trees = [
  [380, 318, 1],
  [424, 322, 0.8],
  [828, 312, 1],
  [870, 310, 0.75],
  [1180, 306, 1],
] as const;

/** A harbour: a station, a great hall and a hotel on the shore, mountains behind, a sea bus on the water. */
export function Harbour({ title, labels }: HarbourProps) {
  const words = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its words, where it has any, are its label
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" focusable="false" {...words}>
      <Land />
      <GreatHall />
      <g className="harbour-side">
        <Tower />
        <Station />
        <SeaBus />
      </g>
      {trees.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 0v-30" stroke={art(1)} strokeWidth="4" />
          <path d="M0-12c-22 0-22-46 0-52 22 6 22 52 0 52z" fill={art(1)} />
        </g>
      ))}
      <path
        d="M196 312C320 344 420 316 486 314M764 318c70 12 130 10 196-2"
        fill="none"
        stroke={art(1)}
        strokeWidth="5"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <g>
        {labels.map(({ words: label, at: [across = 0, down = 0] }) => (
          <Label key={label} label={label} x={(across * WIDTH) / 100} y={(down * HEIGHT) / 100} />
        ))}
      </g>
    </svg>
  );
}

function Land() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={art(5)} />
      <circle cx="1040" cy="92" r="54" fill={art(3)} />
      <path d="M640 210L770 90 850 160 960 40 1130 190 1280 110V260H640z" fill={art(2)} />
      <path d="M960 40L996 72 972 68 956 88 934 66z" fill={PAPER} />
      <path d="M0 250h1280v60c-300-40-420 60-700 30S200 300 0 360z" fill={PAPER} />
      <path d="M0 360c200-60 300-50 580-20s400-70 700-30v210H0z" fill={art(2)} />
      {[392, 430, 468, 506].map((y, index) => (
        <path
          key={y}
          d={`M${(index % 2) * 20 - 40} ${y}${'q20 14 40 0t40 0'.repeat(18)}`}
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          opacity=".75"
        />
      ))}
    </>
  );
}

function GreatHall() {
  return (
    <>
      <path d="M500 150h250v160H500z" fill={art(1)} />
      <path d="M486 150l140-70 138 70z" fill={art(4)} />
      {[520, 566, 612, 658, 704].map((x) => (
        <rect key={x} x={x} y="178" width="26" height="132" fill={PAPER} />
      ))}
      <rect x="500" y="150" width="250" height="16" fill={art(3)} />
    </>
  );
}

function Tower() {
  return (
    <>
      <rect x="960" y="130" width="96" height="176" fill={PAPER} />
      <rect x="1056" y="190" width="60" height="116" fill={art(4)} />
      {[0, 1, 2, 3].map((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={974 + column * 26}
            y={146 + row * 38}
            width="16"
            height="22"
            fill={(row + column) % 3 ? art(1) : art(3)}
          />
        )),
      )}
      {[226, 258, 290].map((y) => (
        <path key={y} d={`M1072 ${y}v-12a13 13 0 0 1 26 0v12z`} fill={art(1)} />
      ))}
    </>
  );
}

function Station() {
  return (
    <>
      <rect x="120" y="216" width="150" height="74" rx="10" fill={art(4)} />
      <rect x="104" y="204" width="182" height="16" rx="8" fill={art(1)} />
      <circle cx="160" cy="254" r="17" fill={PAPER} />
      <rect x="196" y="240" width="54" height="50" fill={art(1)} />
    </>
  );
}

function SeaBus() {
  return (
    <g transform="translate(170 350) scale(.86)">
      <path d="M0 26h170l-24 40H22z" fill={PAPER} />
      <path d="M28 0h104v26H28z" fill={art(3)} />
      <path d="M40 6h14v12H40zM64 6h14v12H64zM88 6h14v12H88z" fill={art(1)} />
    </g>
  );
}

/** Words on a sign, as wide as they are likely to be. */
function Label({ label, x, y }: { readonly label: string; readonly x: number; readonly y: number }) {
  const width = label.length * 7.9 + 26;
  return (
    <g className="harbour-label">
      <rect x={x - width / 2} y={y - 14} width={width} height="28" rx="4" />
      <text x={x} y={y + 5} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
