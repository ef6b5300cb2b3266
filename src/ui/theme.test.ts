// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { applyTheme, type ThemeSystem, themeFaults } from '#src/ui/theme.ts';

const theme: ThemeSystem = {
  ink: 'oklch(.25 .045 358)',
  accent: 'oklch(0.41 0.12 8)',
  second: '#facd45',
  third: 'rgb(10 20 30)',
  fourth: 'hsl(120deg 20% 30%)',
  font_display: 'Newsreader',
  font_text: '"Instrument Sans", sans-serif',
  display_weight: 380,
  display_stretch: 78,
  display_tracking: -28,
  display_leading: 90,
  radius: '3px',
  radius_button: '999px',
};

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
});

test('a plausible theme has no faults and becomes custom properties', () => {
  expect(applyTheme(element, theme)).toEqual([]);
  expect(element.style.getPropertyValue('--src-accent')).toBe('oklch(0.41 0.12 8)');
  expect(element.style.getPropertyValue('--display-weight')).toBe('380');
  expect(element.style.getPropertyValue('--display-stretch')).toBe('78%');
  expect(element.style.getPropertyValue('--display-track')).toBe('-0.028em');
  expect(element.style.getPropertyValue('--display-leading')).toBe('0.9');
  expect(element.style.getPropertyValue('--font-display')).toBe(
    '"Newsreader", "Newsreader on Times New Roman", "Newsreader on DejaVu Serif", serif',
  );
  expect(element.style.getPropertyValue('--font-text')).toBe('"Instrument Sans", sans-serif');
  expect(element.dataset.theme).toBe('event');
});

test.each([
  ['ink', 'url(https://example.org/x)'],
  ['ink', 'red; background: url(x)'],
  ['ink', 'oklch(.2 .1 20); color: red'],
  ['ink', 'var(--x)'],
  ['ink', 'oklch(from red l c h)'],
  ['accent', 'blueish'],
  ['accent', ''],
  ['font_text', 'Arial; color: red'],
  ['font_text', 'url(x)'],
  ['font_text', '"Un/*closed'],
  ['radius', '8'],
  ['radius', '-8px'],
  ['radius', 'calc(1px + 2px)'],
  ['radius_button', '9999px'],
  ['display_weight', 1200],
  ['display_weight', Number.NaN],
  ['display_stretch', 10],
  ['display_stretch', '78%'],
  ['display_tracking', '4em;'],
  ['display_tracking', 400],
  ['display_leading', 40],
])('%s refuses %o', (key, value) => {
  const faults = themeFaults({ ...theme, [key]: value });
  expect(faults).toEqual([{ key, value, expected: expect.any(String) }]);
});

test.each([
  ['oklch(.545 .215 29)', 'oklch(.8 .095 212)'],
  ['oklch(0.5 0.2 358)', 'oklch(.8 .095 212)'],
  ['oklch(.46 .175 264)', ''],
  ['#0044cc', ''],
])('what is chosen is not drawn in the red of errors: %s', (accent, chosen) => {
  applyTheme(element, { ...theme, accent, fourth: 'oklch(.8 .095 212)' });
  expect(element.style.getPropertyValue('--src-chosen')).toBe(chosen);
});

test('a grotesque falls back to a sans, as a display face too', () => {
  applyTheme(element, { ...theme, font_display: 'Bricolage Grotesque' });
  expect(element.style.getPropertyValue('--font-display')).toBe(
    '"Bricolage Grotesque", "Bricolage Grotesque on Arial", "Bricolage Grotesque on Roboto", "Bricolage Grotesque on DejaVu Sans", sans-serif',
  );
});

test('a faulty value is left out and the rest applied', () => {
  applyTheme(element, theme);
  const faults = applyTheme(element, { ...theme, ink: 'url(x)', accent: '#123456' });
  expect(faults.map((fault) => fault.key)).toEqual(['ink']);
  expect(element.style.getPropertyValue('--src-ink')).toBe('');
  expect(element.style.getPropertyValue('--src-accent')).toBe('#123456');
});

test('null takes the theme away', () => {
  applyTheme(element, theme);
  applyTheme(element, null);
  expect(element.getAttribute('style') ?? '').toBe('');
  expect(element.dataset.theme).toBeUndefined();
});
