/** What an event's document says about its look: five sources, two families, one radius. */
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
  display_stretch?: string;
  display_track?: string;
  display_leading?: number;
  radius?: string;
  radius_button?: string;
};

/** A value that was not applied, and what it should have been. */
export type ThemeFault = { key: keyof ThemeSystem; value: unknown; expected: string };

type Rule = { property: string; expected: string; allows: (value: unknown) => boolean };

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const between = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;

// Only these alphabets: no semicolon, quote, comment, url() or var() gets through to a style.
const colour = text(
  /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|(oklch|oklab|lch|lab|rgba?|hsla?|hwb)\([\d\s.,%/+-]+(deg|turn|rad)?[\d\s.,%/+-]*\))$/i,
);
const length = text(/^(0|\d{1,3}(\.\d{1,3})?(px|rem|em))$/);
const track = text(/^(0|-?(0?\.\d{1,4}|\d(\.\d{1,3})?)(em|px))$/);
const stretch = text(/^([5-9]\d|1\d\d|200)%$/);
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
const familyRule = (property: string): Rule => ({
  property,
  expected: 'a font family or a list of them',
  allows: family,
});

const rules: Record<keyof ThemeSystem, Rule> = {
  ink: colourRule('--src-ink'),
  accent: colourRule('--src-accent'),
  second: colourRule('--src-second'),
  third: colourRule('--src-third'),
  fourth: colourRule('--src-fourth'),
  font_display: familyRule('--font-display'),
  font_text: familyRule('--font-text'),
  display_weight: {
    property: '--display-weight',
    expected: 'a weight from 100 to 900',
    allows: between(100, 900),
  },
  display_stretch: {
    property: '--display-stretch',
    expected: 'a percentage from 50% to 200%',
    allows: stretch,
  },
  display_track: { property: '--display-track', expected: 'a small length in em or px', allows: track },
  display_leading: {
    property: '--display-leading',
    expected: 'a number from 0.7 to 1.6',
    allows: between(0.7, 1.6),
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
 * Sets a theme's sources as custom properties of an element, usually <html>, and gives the faults.
 * A faulty or missing value falls back to the default; null takes the whole theme away.
 */
export function applyTheme(element: HTMLElement, theme: ThemeSystem | null): ThemeFault[] {
  const faults = theme ? themeFaults(theme) : [];
  const faulty = new Set(faults.map((fault) => fault.key));
  for (const key of keys) {
    const value = faulty.has(key) ? undefined : theme?.[key];
    const { property } = rules[key];
    if (value === undefined) element.style.removeProperty(property);
    else
      element.style.setProperty(
        property,
        key.startsWith('font_') ? withFallback(key, String(value)) : String(value),
      );
  }
  // The derived tokens are declared again on [data-theme], so that a theme also works below <html>.
  if (theme) element.dataset.theme = 'event';
  else delete element.dataset.theme;
  return faults;
}

/** One name alone gets the metric-matched fallback of its place; a list stands as the theme wrote it. */
function withFallback(key: keyof ThemeSystem, families: string): string {
  if (families.includes(',')) return families;
  const name = `"${families.replaceAll('"', '')}"`;
  return key === 'font_display' ? `${name}, "Serif fallback", serif` : `${name}, "Sans fallback", sans-serif`;
}
