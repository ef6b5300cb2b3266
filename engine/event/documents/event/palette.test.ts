import { expect, it } from 'vitest';
import { diagnoseTheme } from './diagnose-theme.ts';
import { themeOf } from './palette.ts';
import { THEME_TYPES } from './theme-type.ts';

const theme_system = {
  ink: '#000000',
  accent: '#000000',
  second: '#000000',
  third: '#000000',
  fourth: '#000000',
};
const colours = [
  '#0e5e47',
  '#e5ac4c',
  '#ffff00',
  '#ffffff',
  '#000000',
  '#7f7f7f',
  '#ff00ff',
  '#00ffff',
  '#c8102e',
];

it.each(THEME_TYPES.flatMap((theme_type) => colours.map((colour) => [theme_type, colour] as const)))(
  'everything can be read in %s made of %s, in both schemes',
  (theme_type, colour) => {
    const theme = themeOf({ theme_type, theme_system }, colour);
    expect(theme && diagnoseTheme(theme).filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

it('keeps a colour that can be read, and the fonts', () => {
  const theme = { theme_type: 'tiles', theme_system: { ...theme_system, radius: '8px' } } as const;
  const made = themeOf(theme, '#0e5e47')?.theme_system;
  expect(made?.accent).toBe('oklch(.43 .082 168)');
  expect(made?.radius).toBe('8px');
});

it('makes nothing of what is no colour', () => {
  expect(themeOf({ theme_type: 'tiles', theme_system }, 'red;')).toBeUndefined();
});
