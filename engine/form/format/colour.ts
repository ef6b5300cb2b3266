/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Linear light in sRGB, each from 0 to 1. */
type Linear = readonly [red: number, green: number, blue: number];

const number = '(\\d*\\.?\\d+)';
const OKLCH = new RegExp(`^oklch\\(\\s*${number}(%?)\\s+${number}(%?)\\s+${number}\\s*\\)$`);
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Reads `oklch(L C h)` or `#rrggbb`; undefined for anything else. */
export function parseColour(text: string): Oklch | undefined {
  const [, l, lightShare, c, chromaShare, h] = OKLCH.exec(text.trim()) ?? [];
  if (l !== undefined) {
    // Per cent of chroma are of 0.4 (CSS Color 4).
    return {
      l: Number(l) / (lightShare ? 100 : 1),
      c: Number(c) * (chromaShare ? 0.004 : 1),
      h: Number(h),
    };
  }
  const [, ...parts] = HEX.exec(text.trim()) ?? [];
  if (parts.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linearOf(Number.parseInt(part, 16) / 255));
  return toOklch([red, green, blue]);
}

/** WCAG's contrast ratio of two colours as a browser paints them: from 1 to 21. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = painted(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour as displayed: clipped to sRGB, in 255 steps per channel. */
function painted(colour: Oklch): Linear {
  const [red, green, blue] = toLinear(colour);
  const step = (part: number) => linearOf(Math.round(encoded(Math.min(1, Math.max(0, part))) * 255) / 255);
  return [step(red), step(green), step(blue)];
}

const linearOf = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Björn Ottosson's matrices, from CSS Color 4. */
function toLinear({ l, c, h }: Oklch): Linear {
  const hue = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(hue), c * Math.sin(hue)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toOklch([red, green, blue]: Linear): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: hue < 0 ? hue + 360 : hue,
  };
}

/** The colour as `#rrggbb`, for consumers without OKLCH. */
export function hexOf(colour: Oklch): string {
  const channels = toLinear(colour).map((part) => Math.round(encoded(Math.min(1, Math.max(0, part))) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
