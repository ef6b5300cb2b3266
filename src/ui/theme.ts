/** The theme in an event document: five colours, two font families, one radius. */
export type ThemeSystem = {
  ink: string;
  accent: string;
  second: string;
  third: string;
  fourth: string;
  /** One family, or a list that ends in a generic one; alone, display falls back to a serif, text to a sans. */
  font_display?: string;
  font_text?: string;
  display_weight?: number;
  /** Width of the display face in percent. */
  display_stretch?: number;
  /** Its letter spacing in thousandths of an em. */
  display_tracking?: number;
  /** Its line height in percent of its size. */
  display_leading?: number;
  radius?: string;
  radius_button?: string;
};

/** A value that was not applied, and what was expected. */
export type ThemeFault = { key: keyof ThemeSystem; value: unknown; expected: string };

type Rule = {
  property: string;
  expected: string;
  allows: (value: unknown) => boolean;
  /** How the value is written; unchanged by default. */
  write?: (value: string | number) => string;
};

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const between = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;

// Only these alphabets: no semicolon, quote, comment, url() or var() gets through to a style.
const colour = text(
  /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|(oklch|oklab|lch|lab|rgba?|hsla?|hwb)\([\d\s.,%/+-]+(deg|turn|rad)?[\d\s.,%/+-]*\))$/i,
);
const length = text(/^(0|\d{1,3}(\.\d{1,3})?(px|rem|em))$/);
const family = text(/^[\p{L}\d][\p{L}\d -]*$|^("[\p{L}\d -]+"|[\p{L}-]+)(,\s*("[\p{L}\d -]+"|[\p{L}-]+))*$/u);

const colourRule = (property: string): Rule => ({
  property,
  expected: 'a colour, best as oklch(L C h)',
  allows: colour,
});
const lengthRule = (property: string): Rule => ({
  property,
  expected: 'a length in px, rem or em',
  allows: length,
});
const familyRule = (property: string, fallback: 'serif' | 'sans-serif'): Rule => ({
  property,
  expected: 'a font family or a list of them',
  allows: family,
  write: (families) => withFallback(String(families), fallback),
});

const rules: Record<keyof ThemeSystem, Rule> = {
  ink: colourRule('--src-ink'),
  accent: colourRule('--src-accent'),
  second: colourRule('--src-second'),
  third: colourRule('--src-third'),
  fourth: colourRule('--src-fourth'),
  font_display: familyRule('--font-display', 'serif'),
  font_text: familyRule('--font-text', 'sans-serif'),
  display_weight: {
    property: '--display-weight',
    expected: 'a weight from 100 to 900',
    allows: between(100, 900),
  },
  display_stretch: {
    property: '--display-stretch',
    expected: 'a percentage from 50 to 200',
    allows: between(50, 200),
    write: (percent) => `${percent}%`,
  },
  display_tracking: {
    property: '--display-track',
    expected: 'thousandths of an em from -100 to 100',
    allows: between(-100, 100),
    write: (thousandths) => `${Number(thousandths) / 1000}em`,
  },
  display_leading: {
    property: '--display-leading',
    expected: 'a percentage from 70 to 160',
    allows: between(70, 160),
    write: (percent) => String(Number(percent) / 100),
  },
  radius: lengthRule('--radius'),
  radius_button: lengthRule('--radius-button'),
};

const keys = Object.keys(rules) as (keyof ThemeSystem)[];

/** The values of a theme that are not plausible, as data; an empty list is a good theme. */
export function themeFaults(theme: ThemeSystem): ThemeFault[] {
  return keys
    .filter((key) => theme[key] !== undefined && !rules[key].allows(theme[key]))
    .map((key) => ({ key, value: theme[key], expected: rules[key].expected }));
}

/**
 * Sets a theme's values as custom properties of an element, usually <html>, and returns the faults. An invalid or
 * missing value uses the default; null removes the theme.
 */
export function applyTheme(element: HTMLElement, theme: ThemeSystem | null): ThemeFault[] {
  const faults = theme ? themeFaults(theme) : [];
  for (const [property, value] of themeProperties(theme, faults)) {
    if (value === undefined) element.style.removeProperty(property);
    else element.style.setProperty(property, value);
  }
  // The derived tokens are declared again on [data-theme], so that a theme also works below <html>.
  if (theme) element.dataset.theme = 'event';
  else delete element.dataset.theme;
  return faults;
}

/** The hue of errors, and how near another colour may come, in degrees. */
const ERROR_HUE = 26;
const TOO_NEAR = 30;

/** Whether a colour looks like an error: selections then use another one. */
function looksLikeError(accent: string): boolean {
  const hue = /^oklch\([\d.%]+ [\d.%]+ ([\d.]+)/.exec(accent)?.[1];
  if (hue === undefined) return false;
  const off = Math.abs(Number(hue) - ERROR_HUE) % 360;
  return Math.min(off, 360 - off) < TOO_NEAR;
}

/** The custom properties of a theme; undefined for defaults. */
function themeProperties(
  theme: ThemeSystem | null,
  faults: readonly ThemeFault[],
): (readonly [string, string | undefined])[] {
  const faulty = new Set(faults.map((fault) => fault.key));
  const isRed = theme !== null && !faulty.has('accent') && looksLikeError(theme.accent);
  const chosen = isRed && !faulty.has('fourth') ? theme.fourth : undefined;
  const own = keys.map((key) => {
    const value = faulty.has(key) ? undefined : theme?.[key];
    const { property, write = String } = rules[key];
    return [property, value === undefined ? undefined : write(value)] as const;
  });
  return [...own, ['--src-chosen', chosen] as const];
}

/** A theme as a rule for <html>, for server-rendered pages. */
export function themeRule(theme: ThemeSystem): string {
  const declared = themeProperties(theme, themeFaults(theme)).filter(([, value]) => value !== undefined);
  return `html[data-theme]{${declared.map(([property, value]) => `${property}:${value}`).join(';')}}`;
}

const SANS_SYSTEMS = ['Arial', 'Roboto', 'DejaVu Sans'] as const;
const SERIF_SYSTEMS = ['Times New Roman', 'DejaVu Serif'] as const;

/** The self-hosted font families, with the system fonts that replace them while loading (styles/font-fallbacks.css). */
const SELF_HOSTED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['Source Sans 3', SANS_SYSTEMS],
  ['Instrument Sans', SANS_SYSTEMS],
  ['Bricolage Grotesque', SANS_SYSTEMS],
  ['Source Serif 4', SERIF_SYSTEMS],
  ['Newsreader', SERIF_SYSTEMS],
]);

/** A single family gets its metric-compatible fallbacks; a list is used as written. */
function withFallback(families: string, place: 'serif' | 'sans-serif'): string {
  if (families.includes(',')) return families;
  const name = families.replaceAll('"', '');
  const systems = SELF_HOSTED.get(name);
  if (!systems) {
    return `"${name}", ${place === 'serif' ? '"Serif fallback", serif' : '"Sans fallback", sans-serif'}`;
  }
  const generic = systems === SERIF_SYSTEMS ? 'serif' : 'sans-serif';
  return [`"${name}"`, ...systems.map((system) => `"${name} on ${system}"`), generic].join(', ');
}
