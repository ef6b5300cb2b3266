import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeholdersIn } from '../../form/languages/format-message.ts';
import { LOCALES } from '../../form/languages/text.ts';
import type { Rooms, Sentence } from '../diagnosis/sentence.ts';
import { problemRooms } from './write-diagnostics.ts';

const texts = Object.entries(problemRooms).flatMap(([room, catalogue]) =>
  Object.keys(catalogue.en).map((name) => [`${room}.${name}`, catalogue, name] as const),
);

describe('every sentence of a diagnostic', () => {
  test.each(texts)('%s is written in each language with the same values', (_, catalogue, name) => {
    const english = placeholdersIn(Reflect.get(catalogue.en, name));
    for (const locale of LOCALES) {
      const text: unknown = Reflect.get(catalogue[locale], name);
      expect(text).toEqual(expect.stringMatching(/\S/));
      expect(placeholdersIn(String(text))).toEqual(english);
    }
  });
});

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `./${name}`)
  .filter((folder) => readdirSync(new URL(folder, import.meta.url)).includes('problems.ts'));

test.each(['../diagnosis', ...folders])(
  'the sentences of %s are found by the names that it gives them',
  async (folder) => {
    const { says, ...catalogues }: { says: (name: string) => Sentence } & Rooms = await import(
      `${folder}/problems.ts`
    );
    const [room = ''] = says('x').says.split('.');
    expect(Object.values(catalogues)).toEqual([problemRooms[room]]);
  },
);
