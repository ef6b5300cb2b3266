import { expect, test } from 'vitest';
import { linksOf, type Manifest } from './page-links.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    dynamicImports: ['_site'],
    imports: ['_runtime'],
    css: ['index.css'],
  },
  _site: { file: 'assets/site.js', imports: ['_runtime', '_shared'], css: ['site.css'] },
  _runtime: { file: 'assets/runtime.js' },
  _shared: { file: 'assets/shared.js', imports: ['_site'] },
  'home.tsx': { file: 'assets/home.js', imports: ['_site', '_hero'] },
  _hero: { file: 'assets/hero.js', css: ['hero.css'] },
  '../f/source-sans-3/files/source-sans-3-latin-wght-normal.woff2': { file: 'assets/sans.woff2' },
  '../f/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2': { file: 'assets/sans-ext.woff2' },
};
const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const script = (name: string) => `<link rel="later" crossorigin href="/assets/${name}.js">`;

test.each([
  [
    'the site is always sent for, the entry by the page itself',
    [],
    [style('site.css'), script('site'), script('shared')],
  ],
  [
    'a module brings what it imports, once, and its styles first',
    ['home.tsx', 'home.tsx'],
    [style('site.css'), style('hero.css'), script('site'), script('shared'), script('home'), script('hero')],
  ],
  [
    'one that the build does not know is left to the script',
    ['gone.tsx'],
    [style('site.css'), script('site'), script('shared')],
  ],
])('%s', (_, modules, expected) => {
  expect(linksOf(manifest, { modules, font: '' })).toBe(expected.join(''));
});

test.each([
  ['Source Sans 3', '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/sans.woff2">'],
  ['Comic Sans', ''],
  ['(', ''],
])('the letters of %s are sent for before the styles', (font, expected) => {
  expect(linksOf(manifest, { modules: [], font })).toBe(
    expected + linksOf(manifest, { modules: [], font: '' }),
  );
});
