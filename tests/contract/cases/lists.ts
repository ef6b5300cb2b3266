import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';

type Option = { id: string; name: { en: string; fr: string } };

const address = {
  field_ID: 'home_address',
  street1: '1 Main Street',
  city: 'Vancouver',
  province: 'BC',
  postalcode: 'V6B 1A1',
  country: 'Canada',
  countryvalue: 'CA',
  type: 'home',
};

/** Countries, time zones, addresses. */
export const listCases: ApiCase[] = [
  {
    name: 'gives countries with Canada and the USA first, thirteen provinces and fifty-one states',
    async run({ get }) {
      const list = async (x: string) => (await get(`/api/getCountries/${x}`)).body as unknown as Option[];
      const countries = await list('1');
      expect(countries.slice(0, 2).map(({ id }) => id)).toEqual(['CA', 'US']);
      expect(countries).toContainEqual({ id: 'DE', name: { en: 'Germany', fr: 'Allemagne' } });
      expect(countries.every(({ name, id }) => name.en !== id && name.fr !== id)).toBe(true);
      expect(await list('CA')).toHaveLength(13);
      expect((await get('/api/getUSStates')).body).toHaveLength(51);
      expect((await get('/api/getCountries/XX')).status).toBe(404);
      expect((await get('/api/getCountries/toString')).status).toBe(404);
    },
  },
  {
    name: 'gives time zones by name in both languages, Vancouver first',
    async run({ get }) {
      const zones = (await get('/api/getTimeZones')).body as unknown as Option[];
      expect(zones[0]).toEqual({
        id: 'America/Vancouver',
        name: { en: 'Vancouver (Pacific Time)', fr: 'Vancouver (heure du Pacifique)' },
      });
      expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
    },
  },
  {
    name: 'says whether an address can be one, and which was likely meant',
    async run({ post }) {
      const check = async (email: string) => (await post('validate-email', { email })).body;
      expect(await check('ana@example.org')).toEqual({ valid: 'Y' });
      expect(await check('ana@sd36')).toEqual({ valid: 'N' });
      expect(await check('ana@gmial.com')).toEqual({ valid: 'Y', suggestion: 'ana@gmail.com' });
      expect(await check('ana@hotmai.com')).toEqual({ valid: 'Y', suggestion: 'ana@hotmail.com' });
    },
  },
  {
    name: 'keeps an address for its registration and shows it to no other',
    async run({ post, get, send, begin }) {
      const [mine, other] = [await begin(), await begin()];
      const saved = await post('saveManualAddress', { code: mine.code, ...address }, mine.bearer);
      expect(saved.body).toMatchObject({ city: 'Vancouver', postalcode: 'V6B 1A1' });
      const url = (call: string) => `/api/${call}/${saved.body.id}`;
      expect((await get(url('getManualAddressByID'), mine.bearer)).body).toEqual(saved.body);
      expect((await get(url('getManualAddressByID'), other.bearer)).status).toBe(404);
      expect((await get(url('getManualAddressByID'))).status).toBe(401);
      expect((await get('/api/getManualAddressByID/1%27', mine.bearer)).status).toBe(404);
      expect((await send('DELETE', url('deleteAddressByID'), undefined, other.bearer)).status).toBe(404);
      expect((await send('DELETE', url('deleteAddressByID'), undefined, mine.bearer)).body).toEqual({
        deleted: 'Y',
      });
      expect((await get(url('getManualAddressByID'), mine.bearer)).status).toBe(404);
    },
  },
  {
    name: 'holds an address to the rules of its country',
    async run({ post, begin }) {
      const { code, bearer } = await begin();
      const bad = await post(
        'saveManualAddress',
        { code, ...address, province: '', postalcode: 'D1D 1D1' },
        { ...bearer, 'accept-language': 'fr' },
      );
      expect(bad.status).toBe(422);
      expect(bad.body.errors).toMatchObject({
        province: ['Ce champ est obligatoire'],
        postalcode: [expect.stringContaining('ANA NAN')],
      });
    },
  },
];
