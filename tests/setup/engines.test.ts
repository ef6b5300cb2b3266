import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly engines?: { readonly node?: string } | readonly string[];
}

const lock = path.resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** Whether a range of versions, as package.json writes it, has Node 20 in it. */
const takesNode20 = (range: string) =>
  range.split('||').some((part) => {
    const [, sign = '', major = ''] = /^\s*(>=?|\^|~|)\s*v?(\d+|\*|x)/.exec(part) ?? [];
    if (!/\d/.test(major)) return true;
    return sign.startsWith('>') ? Number(major) <= 20 : Number(major) === 20;
  });

it('no package that is installed warns about the oldest Node that the product takes', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  const warning = Object.entries(packages).flatMap(([name, { engines }]) => {
    const range = engines && 'node' in engines ? engines.node : undefined;
    return range === undefined || takesNode20(range) ? [] : [`${name}: ${range}`];
  });
  expect(warning).toEqual([]);
});

it.each([
  ['>=18', true],
  ['^20.19.0 || >=22.12.0', true],
  ['>=22.12.0 || >=20.19.0 <21.0.0', true],
  ['18 || 20 || >=22', true],
  ['*', true],
  ['>= 22', false],
  ['^18.0.0 || ^22.0.0', false],
])('%s takes Node 20: %s', (range, expected) => {
  expect(takesNode20(range)).toBe(expected);
});
