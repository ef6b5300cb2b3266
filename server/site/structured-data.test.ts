import { beforeAll, describe, expect, it } from 'vitest';
import { readEventsFolder } from '#server/configuration/event-folder.ts';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { structuredData, structuredDataElement } from './structured-data.ts';

const served = servedDocuments();
const at = (path: string, locale: 'en' | 'fr' = 'en', eventCode = 'teachers') =>
  structuredData(served, { eventCode, locale, origin: 'https://teachers.example', path }) as Record<
    string,
    unknown
  >;

beforeAll(async () => {
  for (const file of await readEventsFolder(demoEventsFolder))
    if (file.ok) served.add(file.event, file.document as never);
});

describe('what programs read of an event (schema.org)', () => {
  it('names it with its days, its places, its prices and its speakers on the home page', () => {
    expect(at('/')).toMatchObject({
      '@type': 'Event',
      name: 'Room to Grow 2027',
      startDate: '2027-02-19',
      endDate: '2027-02-20',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place', address: expect.any(String) }, { '@type': 'VirtualLocation' }],
      offers: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Offer',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          priceCurrency: 'CAD',
        }),
      ]),
      performer: expect.arrayContaining([expect.objectContaining({ '@type': 'Person' })]),
      url: 'https://teachers.example/',
    });
  });

  it.each(['teachers', 'tickets', 'music', 'boats'])(
    'offers each price of %s once, and says when and for whom',
    (code) => {
      const { offers = [] } = at('/', 'en', code) as { offers?: Record<string, string>[] };
      expect(new Set(offers.map((offer) => JSON.stringify(offer))).size).toBe(offers.length);
      for (const offer of offers) {
        expect(offer).toMatchObject({
          description: expect.stringMatching(/./),
          availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
          validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          price: expect.stringMatching(/^\d+\.\d\d$/),
          priceCurrency: 'CAD',
          name: expect.stringMatching(/./),
          url: expect.stringMatching(/^https:\/\/.*\/registration\/start$/),
        });
      }
      const early = offers.filter(({ priceValidUntil }) => priceValidUntil !== undefined);
      // A price that follows an earlier one is valid from the day after that ends; any other from the beginning.
      const follows = offers.filter(({ validFrom = '' }) =>
        early.some(
          ({ priceValidUntil = '' }) => Date.parse(validFrom) - Date.parse(priceValidUntil) === 86_400_000,
        ),
      );
      expect(follows.length).toBe(early.length);
    },
  );

  it('is in the language of the page', () => {
    expect(at('/', 'fr')).toMatchObject({
      url: 'https://teachers.example/fr',
      name: expect.not.stringContaining('Room'),
    });
  });

  it('lists the sessions on the schedule, each with its time and who gives it', () => {
    const { subEvent } = at('/schedule') as { subEvent: Record<string, unknown>[] };
    expect(subEvent).toHaveLength(97);
    expect(subEvent[0]).toMatchObject({
      '@type': 'Event',
      name: expect.any(String),
      startDate: expect.stringMatching(/^2027-02-\d\dT\d\d:\d\d.*[+-]\d\d:\d\d$/),
      performer: [{ '@type': 'Person', name: expect.any(String) }],
    });
  });

  it('says nothing on other pages', () => {
    expect(at('/venue')).toBeUndefined();
  });
});

it('cannot end its element', () => {
  expect(structuredDataElement({ name: '</script><script>alert(1)</script>' })).not.toMatch(/<\/script>.+/);
});
