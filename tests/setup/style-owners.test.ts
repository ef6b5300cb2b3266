import { describe, expect, test } from 'vitest';
import { bareImports, strayLayers } from '../../scripts/style-layers.mjs';
import { classesInMarkup } from '../../scripts/style-markup.mjs';
import {
  foreignDress,
  ownersOf,
  slowSiblings,
  strayImports,
  strayMarkup,
} from '../../scripts/style-rules.mjs';
import { importsOf, layerOrder, selectorsOf } from '../../scripts/style-selectors.mjs';

const TABLE = 'src/ui/styles/table.css';
const BLOCK = 'src/features/pages/blocks/cards-block.css';
const PARTS = 'src/features/pages/parts/picture.css';
const FEES = 'src/flow/fees/fees.css';

const read = (css: Readonly<Record<string, string>>) =>
  Object.entries(css).map(([file, text]) => ({ file, selectors: selectorsOf(file, text) }));

function faultsOf(css: Readonly<Record<string, string>>): string[] {
  const sheets = read(css);
  return foreignDress(sheets, ownersOf(sheets));
}

describe('a class has one owner', () => {
  test.each([
    [
      'a class that the design system qualifies its own with',
      { [TABLE]: '.table.cards {}', [BLOCK]: '.cards {}' },
    ],
    ['a class of the design system alone', { [TABLE]: '.table {}', [BLOCK]: '.table td {}' }],
    ['a class that two lazy files dress', { [FEES]: '.cards {}', [BLOCK]: '.cards {}' }],
    ['a class of another lazy file, below one’s own', { [FEES]: '.fees .cards {}', [BLOCK]: '.cards {}' }],
    ['a class of a lazy file, from the design system', { [TABLE]: '.table .r {}', [BLOCK]: '.r {}' }],
    ['an element without a class', { [BLOCK]: 'h1 {}' }],
    [
      'what several files of another feature share',
      { [PARTS]: '@layer parts { .picture {} }', [FEES]: '@layer features { .fees .picture {} }' },
    ],
    ['one of several alternatives', { [TABLE]: '.table {}', [BLOCK]: '.cards, :is(.table, td) {}' }],
  ])('refused: %s', (_, css) => {
    expect(faultsOf(css)).toHaveLength(1);
  });

  test.each([
    ['the design system below one’s own class', { [TABLE]: '.table {}', [BLOCK]: '.cards .table {}' }],
    ['one’s own class below the design system’s', { [TABLE]: '.table {}', [BLOCK]: '.table > .cards b {}' }],
    ['a state of one’s own', { [TABLE]: '.chip.on {}', [BLOCK]: '.cards.on {}' }],
    ['the page while one’s own is there', { [BLOCK]: '.cards {} html:has(.cards) {}' }],
    [
      'below one’s own class, what several files of the feature share',
      { [PARTS]: '@layer parts { .picture {} }', [BLOCK]: '@layer features { .cards .picture {} }' },
    ],
    ['steps of an animation', { [BLOCK]: '.cards {} @keyframes in { from { opacity: 0 } }' }],
  ])('allowed: %s', (_, css) => {
    expect(faultsOf(css)).toEqual([]);
  });

  test('a component wears what stands beside it or what a neighbour imports', () => {
    const owners = ownersOf(read({ [BLOCK]: '.cards {}' }));
    const table = classesInMarkup(
      'src/features/pages/people/person-table.tsx',
      "<><p className={classNames('table', on && 'cards')} title=\"cards\" /></>;",
    );
    expect(table.classes.map(({ name }) => name)).toEqual(['table', 'cards']);
    expect(strayMarkup([table], owners)).toHaveLength(1);
    const neighbour = classesInMarkup('src/features/pages/people/people.tsx', `import '#${BLOCK}';`);
    expect(strayMarkup([table, neighbour], owners)).toEqual([]);
  });
});

describe('a class is worn in its own feature', () => {
  const owners = ownersOf(read({ [BLOCK]: '.cards {}', 'src/layout/frame.css': '.frame {}' }));
  const wearing = (file: string, name: string, imported: string) =>
    classesInMarkup(file, `import '#${imported}'; <p className="${name}" />;`);

  test('refused: by another feature, though it imports the stylesheet', () => {
    const fees = wearing('src/flow/fees/fees.tsx', 'cards', BLOCK);
    expect(strayMarkup([fees], owners)).toHaveLength(1);
    expect(strayImports([fees])).toHaveLength(1);
  });

  test('allowed: the frame’s by the program, the design system’s by anybody', () => {
    const skeleton = wearing('src/app/site-skeleton.tsx', 'frame', 'src/layout/frame.css');
    expect([...strayMarkup([skeleton], owners), ...strayImports([skeleton])]).toEqual([]);
    expect(strayImports([wearing('src/main.tsx', 'table', 'src/ui/styles/index.css')])).toEqual([]);
  });
});

describe('a rule stands in a layer', () => {
  const order = layerOrder('index.css', '@layer base, components, features, media; @layer base { p {} }');
  const faultsIn = (file: string, css: string) => strayLayers(read({ [file]: css }), order);

  test.each([
    ['outside of all', BLOCK, '.cards {}'],
    ['outside, below a condition', BLOCK, '@media print { .cards {} }'],
    ['without a place in the order', BLOCK, '@layer parts { .cards {} }'],
    ['within another', BLOCK, '@layer features { @layer media { .cards {} } }'],
    ['of another folder', BLOCK, '@layer components { .cards {} }'],
    ['in a folder that has none', 'src/app/app.css', '@layer features { .app {} }'],
  ])('refused: %s', (_, file, css) => {
    expect(order).toEqual(['base', 'components', 'features', 'media']);
    expect(faultsIn(file, css)).toHaveLength(1);
  });

  test('allowed: its folder’s, below a condition too', () => {
    expect(faultsIn(BLOCK, '@layer features { .cards {} @media print { .cards {} } }')).toEqual([]);
    expect(faultsIn(BLOCK, '@layer media { @media print { .cards {} } }')).toEqual([]);
  });

  test('a package’s stylesheet is imported into one', () => {
    const imported = (css: string) =>
      bareImports(
        importsOf(BLOCK, css).map((each) => ({ ...each, file: BLOCK })),
        order,
      );
    expect(imported('@import "leaflet/leaflet.css";')).toHaveLength(1);
    expect(imported('@import "leaflet/leaflet.css" layer(nowhere);')).toHaveLength(1);
    expect(imported('@import "leaflet/leaflet.css" layer(base); @import "./cards.css";')).toEqual([]);
  });
});

describe('nothing is said of anything beside anything', () => {
  const faultsIn = (css: string) => slowSiblings(read({ [BLOCK]: css }));

  test.each(['.cards > * + * {}', '.cards ~ * ~ * {}', '.cards:not(:has(+ * + *)) {}'])(
    'refused: %s',
    (css) => {
      expect(faultsIn(css)).toHaveLength(1);
    },
  );

  test.each(['.cards > :not(:first-child) {}', '.cards + * {}', '.cards > * + .card {}', '* > .cards {}'])(
    'allowed: %s',
    (css) => {
      expect(faultsIn(css)).toEqual([]);
    },
  );
});
