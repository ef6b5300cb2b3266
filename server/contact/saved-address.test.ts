import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '#engine/form/field-types/address-value.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { apply, refusal } from '#server/testing/stored.ts';
import { addressesOf, deleteAddress, findAddress, saveAddress } from './saved-address.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('an address', () => {
  const home: Address = {
    street1: '1 Main Street',
    city: 'Delta',
    province: 'BC',
    postalcode: 'V4C 1A1',
    country: 'Canada',
    countryvalue: 'CA',
    type: 'home',
  };
  const line = '1 Main Street, Delta, BC, V4C 1A1, Canada';
  const save = (dossierId: string, given: Partial<Address> = {}, language: 'en' | 'fr' = 'en') =>
    saveAddress(database.db, dossierId, 'home', { ...home, ...given }, language);

  it.each<[string, Partial<Address>, object]>([
    ['in one line, from the browser', {}, { ...home, source: 'B', value: line }],
    [
      'in the line that it came with, trimmed',
      { value: ' At home ' },
      { ...home, source: 'B', value: 'At home' },
    ],
    [
      'in one line where the one it came with is blank',
      { value: ' ' },
      { ...home, source: 'B', value: line },
    ],
    ['with where it comes from', { source: 'G' }, { ...home, source: 'G', value: line }],
    [
      'with a second line of its street',
      { street2: 'Unit 4', type: 'work' },
      {
        ...home,
        street2: 'Unit 4',
        type: 'work',
        source: 'B',
        value: '1 Main Street, Unit 4, Delta, BC, V4C 1A1, Canada',
      },
    ],
    ['under an id of its own', { id: 'mine', pid: 'yours' }, { ...home, source: 'B', value: line }],
  ])('is stored %s', async (_, given, expected) => {
    const { id: dossierId } = await apply(database.db, 'fair');
    const { id, ...stored } = await save(dossierId, given);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(stored).toStrictEqual(expected);
    expect(await findAddress(database.db, dossierId, id ?? '')).toStrictEqual({ id, ...expected });
  });

  it('has no province where a country has none', async () => {
    const { id: dossierId } = await apply(database.db, 'fair');
    const { province: _, ...abroad } = home;
    const monaco = { ...abroad, country: 'Monaco', countryvalue: 'MC', postalcode: '98000' };
    const stored = await saveAddress(database.db, dossierId, 'home', monaco, 'en');
    expect(stored).toStrictEqual({
      ...monaco,
      id: expect.any(String),
      source: 'B',
      value: '1 Main Street, Delta, 98000, Monaco',
    });
  });

  it('is refused by the part that is wrong, in the language of who typed it', async () => {
    const { id } = await apply(database.db, 'fair');
    const wrong = (given: Partial<Address>, language?: 'en' | 'fr') => refusal(save(id, given, language));
    expect(await wrong({ street1: ' ' })).toEqual(['invalid', 'street1', expect.any(String)]);
    const [, field, english] = (await wrong({ postalcode: 'x' })) as string[];
    const [, , french] = (await wrong({ postalcode: 'x' }, 'fr')) as string[];
    expect([field, english === french]).toEqual(['postalcode', false]);
    expect(await addressesOf(database.db, id)).toEqual([]);
  });

  it('is found, listed and deleted by its own dossier alone', async () => {
    const [ana, bo] = [await apply(database.db, 'fair'), await apply(database.db, 'fair')];
    const first = await save(ana.id);
    const second = await save(ana.id, { type: 'work' });
    const other = await save(bo.id);
    const found = (id = '') => findAddress(database.db, ana.id, id);
    const del = (id = '') => deleteAddress(database.db, ana.id, id);
    expect(await addressesOf(database.db, ana.id)).toEqual([first, second]);
    expect([
      await found(first.id),
      await found(other.id),
      await found('x'),
      await found(`x${first.id}`),
    ]).toEqual([first, undefined, undefined, undefined]);
    expect([await del(other.id), await del('x'), await del(`${first.id}x`)]).toEqual([false, false, false]);
    expect([await del(first.id), await del(first.id)]).toEqual([true, false]);
    expect(await addressesOf(database.db, ana.id)).toEqual([second]);
    expect(await addressesOf(database.db, bo.id)).toEqual([other]);
  });
});
