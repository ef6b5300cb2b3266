import { describe, expect, test } from 'vitest';
import { classesInMarkup } from '../../scripts/style-markup.mjs';
import { foreignDress, ownersOf, strayMarkup } from '../../scripts/style-rules.mjs';
import { selectorsOf } from '../../scripts/style-selectors.mjs';

const TABLE = 'src/ui/styles/table.css';
const BLOCK = 'src/features/pages/blocks/cards-block.css';
const FEES = 'src/features/registration/fees/fees.css';

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
    ['one of several alternatives', { [TABLE]: '.table {}', [BLOCK]: '.cards, :is(.table, td) {}' }],
  ])('refused: %s', (_, css) => {
    expect(faultsOf(css)).toHaveLength(1);
  });

  test.each([
    ['the design system below one’s own class', { [TABLE]: '.table {}', [BLOCK]: '.cards .table {}' }],
    ['one’s own class below the design system’s', { [TABLE]: '.table {}', [BLOCK]: '.table > .cards b {}' }],
    ['a state of one’s own', { [TABLE]: '.chip.on {}', [BLOCK]: '.cards.on {}' }],
    ['the page while one’s own is there', { [BLOCK]: '.cards {} html:has(.cards) {}' }],
    ['steps of an animation', { [BLOCK]: '.cards {} @keyframes in { from { opacity: 0 } }' }],
  ])('allowed: %s', (_, css) => {
    expect(faultsOf(css)).toEqual([]);
  });

  test('a component wears what stands beside it or what a neighbour imports', () => {
    const owners = ownersOf(read({ [BLOCK]: '.cards {}' }));
    const table = classesInMarkup(
      'src/features/registration/fees/fee-table.tsx',
      "<><p className={classNames('table', on && 'cards')} title=\"cards\" /></>;",
    );
    expect(table.classes.map(({ name }) => name)).toEqual(['table', 'cards']);
    expect(strayMarkup([table], owners)).toHaveLength(1);
    const neighbour = classesInMarkup('src/features/registration/fees/fees.tsx', `import '#${BLOCK}';`);
    expect(strayMarkup([table, neighbour], owners)).toEqual([]);
  });
});
