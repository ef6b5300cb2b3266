import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sheets = ['src', 'ui', 'widgets'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

/** Where a rule applies: the at-rules around it. */
function conditionsOf(rule: Rule): string {
  const around: string[] = [];
  for (let node = rule.parent; node && node.type === 'atrule'; node = node.parent as typeof node) {
    around.push(`@${'name' in node ? node.name : ''} ${'params' in node ? node.params : ''}`);
  }
  return around.join(' ');
}

/** Properties that two rules of a sheet set for the same selector, so that the first never counts. */
function repeatsIn(css: string): string[] {
  const seen = new Map<string, Rule>();
  const repeats: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const conditions = conditionsOf(rule);
    if (conditions.includes('@keyframes')) return;
    for (const selector of rule.selectors) {
      rule.each((node) => {
        if (node.type !== 'decl') return;
        const key = `${conditions} ${selector} ${node.prop}`;
        const before = seen.get(key);
        if (before && before !== rule && before.selectors.length === rule.selectors.length) {
          repeats.push(`${selector} ${node.prop}`);
        }
        seen.set(key, rule);
      });
    }
  });
  return repeats;
}

test('finds a class that two components wear by accident', () => {
  expect(repeatsIn('.a { display: grid } .b { gap: 0 } .a { display: flex }')).toEqual(['.a display']);
  expect(repeatsIn('.a { display: grid } @media print { .a { display: none } }')).toEqual([]);
});

test.each(sheets)('%s sets nothing twice', (file) => {
  expect(repeatsIn(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});
