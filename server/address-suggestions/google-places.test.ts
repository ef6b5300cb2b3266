import { expect, it, vi } from 'vitest';
import { googleAddresses } from './google-places.ts';

const part = (type: string, longText: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type],
});
const vancouver = [
  part('street_number', '1842'),
  part('route', 'East 7th Avenue'),
  part('subpremise', '4'),
  part('locality', 'Vancouver'),
  part('administrative_area_level_1', 'British Columbia', 'BC'),
  part('postal_code', 'V5N 1R9'),
  part('country', 'Canada', 'CA'),
];
const answering = (body: unknown, status = 200) =>
  vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
const search = { text: '1842 East 7th', country: 'CA', locale: 'en' } as const;

it('turns what the service knows into addresses', async () => {
  const service = answering({ places: [{ addressComponents: vancouver }, { addressComponents: [] }] });
  expect(await googleAddresses('key', service as typeof fetch)(search)).toEqual([
    {
      street1: '1842 East 7th Avenue',
      street2: '4',
      city: 'Vancouver',
      province: 'BC',
      postalcode: 'V5N 1R9',
      country: 'Canada',
      countryvalue: 'CA',
      type: 'home',
    },
  ]);
  const sent = service.mock.calls[0]?.[1];
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    textQuery: '1842 East 7th',
    regionCode: 'CA',
    languageCode: 'en',
  });
});

it.each([
  ['refuses', answering({ error: 'quota' }, 429)],
  ['answers something else', answering('<html>')],
  ['does not answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed')))],
])('suggests nothing when the service %s', async (_, service) => {
  expect(await googleAddresses('key', service as typeof fetch)(search)).toEqual([]);
});
