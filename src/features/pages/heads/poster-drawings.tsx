const ink = 'var(--src-ink)';
const red = 'var(--src-accent)';
const orange = 'var(--src-second)';
const pink = 'var(--src-third)';

const LIGHT = [band(0, 128), band(142, 178), band(192, 212), band(225, 233)].join('');

/** A piece of light, from one distance of the lamp to another. */
function band(near: number, far: number): string {
  const at = (distance: number, side: 1 | -1) =>
    `${(240 + 0.951 * distance).toFixed(1)} ${(96 + 0.309 * distance * side).toFixed(1)}`;
  return `M${at(near, -1)}L${at(far, -1)}A${far} ${far} 0 0 1 ${at(far, 1)}L${at(near, 1)}A${near} ${near} 0 0 0 ${at(near, -1)}z`;
}

/** The sun, going down into the sea at the foot of the head. */
export function SunDrawing() {
  return (
    <>
      <circle cx="290" cy="200" r="176" fill={orange} />
      <circle cx="290" cy="200" r="114" fill={red} />
    </>
  );
}

/** A lighthouse in the sea, its light to both sides in bands that grow thinner: it ends within the drawing. */
export function LighthouseDrawing() {
  return (
    <>
      <path d={LIGHT} fill={pink} />
      <path d={LIGHT} fill={pink} transform="matrix(-1 0 0 1 480 0)" />
      <path d="M200 64L240 26 280 64z" fill={red} />
      <path d="M214 64h52v64h-52z" fill="#fff" />
      <path d="M226 76h28v40h-28z" fill={orange} />
      <path d="M202 128h76v12h-76z" fill={ink} />
      <path d="M210 140h60l24 180H186z" fill="#fff" />
      <path d="M204.700 180h70.700l6 44h-82.600zM192.800 268h94.400l6.800 52H186z" fill={red} />
    </>
  );
}

/** A hanging lamp. */
export function LampDrawing() {
  return (
    <>
      <path d="M196 132h88l128 188H68z" fill={orange} />
      <path d="M214 132h52l64 188H150z" fill={pink} />
      <path d="M237 0h6v58h-6z" fill={pink} />
      <path d="M212 58h56l28 74H184z" fill={red} />
      <circle cx="240" cy="136" r="21" fill="#fff" />
    </>
  );
}

/** A ticket with a dotted stub. */
export function StubDrawing() {
  return (
    <g transform="rotate(-8 240 170)">
      <path
        d="M64 84H412a14 14 0 0 1 14 14v40a26 26 0 0 0 0 52v40a14 14 0 0 1-14 14H64a14 14 0 0 1-14-14v-40a26 26 0 0 0 0-52V98a14 14 0 0 1 14-14z"
        fill="#fff"
      />
      <path d="M312 100v128" stroke={ink} strokeWidth="4" strokeDasharray="3 11" strokeLinecap="round" />
      <circle cx="172" cy="164" r="52" fill={orange} />
      <path
        d="M108 176a16 13 0 0 0 32 0 16 13 0 0 0 32 0 16 13 0 0 0 32 0 16 13 0 0 0 32 0V214H108z"
        fill={red}
      />
      <path d="M344 128h48M344 152h48M344 176h30" stroke={ink} strokeWidth="9" />
    </g>
  );
}
