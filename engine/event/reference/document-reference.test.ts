import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../form/languages/text.ts';
import { type DocumentKind, documentKinds, metaSchemas } from '../documents/registry.ts';
import { documentReference } from './catalogue.ts';
import { describedSchema, placesOf, sayingOf } from './described-schema.ts';
import { hintedPlaces } from './edit-hints.ts';
import { wordKeys } from './text-keys.ts';

const kinds = Object.keys(metaSchemas) as DocumentKind[];
const places = [...new Set(kinds.flatMap((kind) => [...placesOf(kind)]))];
const keys = Object.keys(documentReference.en);
const keyOf = (place: string, of: readonly string[]) => wordKeys(place).find((key) => of.includes(key));

/** What is said once of several places, but for fields, whose types share what they may say. */
const sharedKeys = [
  'block.action',
  'block.block',
  'block.lead',
  'block.text',
  'block.tiles',
  'block.tiles.filter',
  'block.tiles.option',
  'block.tiles.tile',
  'block.title',
  'document.$schema',
  'document.code',
  'document.kind',
  'menu.submenu.alias',
  'menu.submenu.code',
  'menu.submenu.id',
  'menu.submenu.link',
  'menu.submenu.menu_footer',
  'menu.submenu.menu_new_tab',
  'picture',
  'picture_alt',
  'schedule.end',
  'schedule.start',
];

type Loose = { [keyword: string]: unknown };
/** Every property of a schema as it stands there, found by nothing of what describes it. */
function properties(schema: unknown): Loose[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.entries(schema).flatMap(([name, value]) =>
    name === 'properties' ? (Object.values(value as Loose) as Loose[]) : [],
  );
  return [...own, ...Object.values(schema).flatMap(properties)];
}

describe.each(kinds)('a document of kind %s', (kind) => {
  it.each(LOCALES)('has no property unsaid (%s)', (locale) => {
    const described = properties(describedSchema(kind, locale));
    expect(described.length).toBe(properties(metaSchemas[kind]).length);
    expect(described.length).toBeGreaterThan(3);
    expect(described.filter(({ title, description }) => !title || !description)).toEqual([]);
  });
});

describe('the words of documents', () => {
  it('tell every place from the others, but where it means the same', () => {
    const sharedBy = new Map<string, string[]>();
    for (const place of places) {
      const key = keyOf(place, keys) ?? '';
      sharedBy.set(key, [...(sharedBy.get(key) ?? []), place]);
    }
    const shared = [...sharedBy].filter(([, at]) => at.length > 1).map(([key]) => key);
    expect(shared.filter((key) => !key.startsWith('field.')).sort()).toEqual(sharedKeys);
  });

  it('are not lent by one place to another', () => {
    const lent = places.filter((place) => {
      const key = keyOf(place, keys) ?? place;
      return key !== place && places.includes(key);
    });
    expect(lent).toEqual([]);
  });

  it('are said of something that there is', () => {
    const used = new Set(places.map((place) => keyOf(place, keys)));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(LOCALES)('are a short title and one sentence (%s)', (locale) => {
    const odd = keys.filter((key) => {
      const [title = '', description = ''] = documentReference[locale][key] ?? [];
      return title.split(/[ \u00a0]/).length > 5 || !/^\S.{8,150}[^.]\.$/u.test(description);
    });
    expect(odd).toEqual([]);
  });

  it('say another thing in each language', () => {
    const same = places.filter((place) => sayingOf(place, 'en')?.[1] === sayingOf(place, 'fr')?.[1]);
    expect(same).toEqual([]);
  });

  it('hint only at what there is', () => {
    const used = new Set(places.map((place) => keyOf(place, hintedPlaces)));
    expect(hintedPlaces.filter((key) => !used.has(key))).toEqual([]);
  });

  it('refer to kinds and properties that exist', () => {
    const named = kinds.flatMap((kind) =>
      Object.values(documentKinds[kind].hints ?? {}).flatMap(({ names }) => names ?? []),
    );
    expect(named.length).toBeGreaterThan(20);
    const known = new Set<string>([...kinds, ...places]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
