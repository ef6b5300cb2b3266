import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';

const FOLDER = path.join(import.meta.dirname, '../languages');
const areas = readdirSync(path.join(FOLDER, 'en'));

/** The words of an area in a language, by their names. */
async function wordsOf(locale: string, area: string): Promise<Readonly<Record<string, string>>> {
  const [words] = Object.values(await import(path.join(FOLDER, locale, area)));
  return Object(words);
}

const english = (
  await Promise.all(
    areas.map(async (area) =>
      Object.entries(await wordsOf('en', area)).map(([name, en]) => ({ area, name, en })),
    ),
  )
).flat();

test('every language has the same areas', () => {
  for (const locale of LOCALES) expect(readdirSync(path.join(FOLDER, locale))).toEqual(areas);
  expect(english.length).toBeGreaterThan(200);
});

test.each(english)(
  '$name of $area says the same in French, spaced as French is',
  async ({ area, name, en }) => {
    const params = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([param]) => param).sort();
    const { [name]: fr = '' } = await wordsOf('fr', area);
    expect(params(fr)).toEqual(params(en));
    expect(fr).not.toMatch(/(^|[^\u00a0])[:;!?»]|[«](?!\u00a0)|'/);
  },
);
