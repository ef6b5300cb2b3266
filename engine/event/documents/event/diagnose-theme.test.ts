import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import boats from '#fixtures/events/boats/event.json' with { type: 'json' };
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import tickets from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { diagnoseInEnglish } from '../testing/diagnose-in-english.ts';
import { artPairs, contrastPairs, warnedPairs } from './theme-pairs.ts';
import { purposesOf } from './theme-purposes.ts';
import { type Derived, type Part, themeTokens } from './theme-tokens.ts';

const themes = { teachers, music, tickets, boats };
const withColours = (event: object, theme: { theme_system: object }, changes: object) => ({
  ...event,
  theme: { ...theme, theme_system: { ...theme.theme_system, ...changes } },
});

describe('the look of a theme', () => {
  it.each([
    ['tile', ' Did you mean "tiles"?'],
    ['waves!', ' Did you mean "waves"?'],
    ['gothic', ''],
  ])('%s is none', (theme_type, meant) => {
    const theme = { ...teachers.theme, theme_type };
    expect(diagnoseInEnglish({ ...teachers, theme })).toEqual([
      {
        pointer: '/theme/theme_type',
        severity: 'error',
        code: 'not_allowed',
        problem: `"${theme_type}" is not allowed.${meant}`,
        expected: '"tiles", "strings", "waves"',
      },
    ]);
  });
});

describe('the contrast of a theme', () => {
  it.each(Object.entries(themes))('that of %s is enough', (_, event) => {
    expect(diagnoseInEnglish(event)).toEqual([]);
  });

  it.each([
    // Yellow for links and buttons, as a designer of posters would have it.
    [{ accent: 'oklch(.86 .17 92)' }, '/theme/theme_system/accent', 'contrast', /\d\.\d\d:1/],
    [
      { accent: '#7aa7ff' },
      '/theme/theme_system/accent',
      'contrast',
      /^"accent" \(#7aa7ff\) makes .* on .* too faint/,
    ],
    // A pale band, on which the footer's white words stand.
    [
      { ink: 'oklch(.72 .02 266)', second: 'oklch(.2 .02 266)' },
      '/theme/theme_system/ink',
      'contrast',
      /text on the footer and the dark bands/,
    ],
    [{ ink: 'oklch(1 2)' }, '/theme/theme_system/ink', 'colour', /is not a colour/],
  ] as const)('%j is refused at %s', (changes, pointer, code, words) => {
    const found = diagnoseInEnglish(withColours(teachers, teachers.theme, changes));
    expect(found.map((fault) => [fault.pointer, fault.code, fault.severity])).toEqual([
      [pointer, code, 'error'],
    ]);
    expect(found[0]?.problem).toMatch(words);
  });

  it.each([
    ['music', music, { second: 'oklch(.4 .095 82)' }],
    ['tickets', tickets, { second: 'oklch(.4 .175 47)' }],
  ] as const)('of %s: what its art writes on its sources counts too', (_, event, changes) => {
    const found = diagnoseInEnglish(withColours(event, event.theme, changes));
    expect(found.map(({ pointer }) => pointer)).toEqual(['/theme/theme_system/second']);
  });

  it('of tiles: what stands on its second colour is too faint, which is said and refuses nothing', () => {
    const found = diagnoseInEnglish(withColours(teachers, teachers.theme, { second: 'oklch(.35 .1 90)' }));
    expect(found).toMatchObject([
      {
        pointer: '/theme/theme_system/second',
        severity: 'warning',
        code: 'contrast',
        expected: 'at least 4.5:1',
      },
    ]);
    expect(found[0]?.problem).toMatch(/^"second" \(oklch\(.35 .1 90\)\) makes .* too faint/);
  });

  it('says the ratio, and what it must be', () => {
    const [fault] = diagnoseInEnglish(withColours(teachers, teachers.theme, { accent: 'oklch(.86 .17 92)' }));
    expect(fault?.problem).toBe(
      '"accent" (oklch(.86 .17 92)) makes links and accented text on what is chosen too faint in the light scheme: their contrast is 1.35:1, and it must be at least 4.5:1. 5 more uses of this colour are too faint.',
    );
    expect(fault?.pointer).toBe('/theme/theme_system/accent');
    expect(fault?.expected).toBe('at least 4.5:1');
  });
});

it.each([contrastPairs, ...Object.values(artPairs), ...Object.values(warnedPairs)].flat())(
  'says in plain words what %s on %s is for',
  (front, back) => {
    expect(purposesOf(front, back)).toEqual({
      front: { says: expect.any(String), values: {} },
      back: { says: expect.any(String), values: {} },
    });
  },
);

it('calls the words of a button text on the primary button', () => {
  expect(purposesOf('accent-ink', 'accent')).toMatchObject({
    front: { says: 'event.text' },
    back: { says: 'event.button' },
  });
});

/** What a figure of tokens.css says: `0.25`, `l`, `c`, `calc(c * 0.42)`, `calc(l - 0.06)`. */
function partOf(text: string): Part {
  const [, sign, figure] = /^calc\([lc] ([*+-]) ([\d.]+)\)$/.exec(text) ?? [];
  if (figure === undefined) return text === 'l' || text === 'c' ? {} : Number(text);
  return sign === '*' ? { times: Number(figure) } : { plus: Number(`${sign}${figure}`) };
}

/** What a colour of tokens.css says. */
function derivedOf(text: string): Derived {
  const [, whole] = /^var\(--src-(\w+)\)$/.exec(text) ?? [];
  if (whole) return { from: whole, l: {}, c: {} } as Derived;
  const [, source, l = '', c = ''] =
    /^oklch\(from var\(--src-(\w+)\) ([\d.]+|l|calc\([^)]*\)) ([\d.]+|c|calc\([^)]*\)) h\)$/.exec(text) ?? [];
  if (source) return { from: source, l: partOf(l), c: partOf(c) } as Derived;
  const [, light, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? [];
  return { l: Number(light), c: Number(chroma), h: Number(hue) };
}

/** The two arguments of light-dark(), or one colour for both. */
function schemesOf(text: string): [string, string] {
  const [, inside] = /^light-dark\((.*)\)$/s.exec(text) ?? [];
  if (inside === undefined) return [text, text];
  let depth = 0;
  const comma = [...inside].findIndex((letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return letter === ',' && depth === 0;
  });
  return [inside.slice(0, comma).trim(), inside.slice(comma + 1).trim()];
}

describe('the tokens that are measured', () => {
  const css = readFileSync(new URL('../../../../src/ui/styles/tokens.css', import.meta.url), 'utf8');
  const derivedPart = css.slice(css.indexOf('/* 3.'));
  const declared = new Map(
    [...derivedPart.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim(),
    ]),
  );
  const derived = Object.entries(themeTokens).filter(([name]) => !name.startsWith('src-'));

  it.each(derived)('--%s is what the style sheet derives', (name, [light, dark]) => {
    const [lightText, darkText] = schemesOf(declared.get(name) ?? '');
    expect([derivedOf(lightText), derivedOf(darkText)]).toEqual([light, dark]);
  });
});
