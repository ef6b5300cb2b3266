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
  expect(linksOf(manifest, modules)).toBe(expected.join(''));
});
