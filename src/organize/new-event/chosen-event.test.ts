import { expect, it } from 'vitest';
import type { EventSource } from '#engine/contract/new-event.ts';
import { bodyOf, chosenAtFirst, codeOf, endOf, lengthOf, missingIn, startOf } from './chosen-event.ts';

const source = {
  name: 'Low Tide',
  description: 'Victoria',
  location: { en: 'Victoria', fr: 'Victoria (C.-B.)' },
  dates: { start: '2027-06-11', end: '2027-06-12' },
  timezone: 'America/Vancouver',
  languages: ['en', 'fr'],
  documents: 12,
  optional: [{ kind: 'people', name: 'People' }],
} as unknown as EventSource;
const template = { ...source, template: 'day' };
const now = new Date('2026-11-29T12:00:00Z');

it('offers the same weekday, a year after the event or half a year from now', () => {
  expect(startOf(source, '2026-11-29')).toBe('2028-06-09');
  expect(startOf(template, '2026-11-29')).toBe('2027-05-28');
  const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
  expect([startOf(source, '2026-11-29'), startOf(template, '2026-11-29')].map(weekday)).toEqual([5, 5]);
  expect([lengthOf(source.dates), endOf(source, '2028-06-09')]).toEqual([2, '2028-06-10']);
});

it('starts with the place of a copied event, and the language of the page for a template', () => {
  expect(chosenAtFirst(source, 'fr', now)).toMatchObject({
    locations: { en: 'Victoria', fr: 'Victoria (C.-B.)' },
    languages: ['en', 'fr'],
    timezone: 'America/Vancouver',
  });
  expect(chosenAtFirst(template, 'fr', now)).toMatchObject({ locations: {}, languages: ['fr', 'en'] });
});

it('names what is missing, one after the other', () => {
  const empty = chosenAtFirst(template, 'en', now);
  const named = { ...empty, names: { en: 'Deep Roots', fr: 'Racines' } };
  const placed = { ...named, locations: { en: 'Kelowna' } };
  const held = { ...placed, client: 'Orchards' };
  expect(
    [
      { ...empty, languages: [] },
      empty,
      { ...empty, names: { en: 'Deep Roots' } },
      named,
      placed,
      { ...held, start: '' },
      { ...held, code: '9' },
      held,
    ].map((each) => missingIn(template, each)),
  ).toEqual(['language', 'name', 'name', 'location', 'client', 'start', 'code', undefined]);
  expect(missingIn(source, placed), 'a copy has its organization').toBeUndefined();
});

it('sends each text once if it is the same, and only what a source can leave out', () => {
  const chosen = {
    ...chosenAtFirst(source, 'en', now),
    names: { en: ' Deep Roots 2028 ', fr: 'Racines 2028' },
    locations: { en: 'Kelowna', fr: '' },
    host: ' DeepRoots.example ',
    without: ['people', 'event'],
  };
  expect(codeOf(chosen)).toBe('deep-roots-2028');
  expect(bodyOf(source, chosen)).toEqual({
    without: ['people'],
    code: 'deep-roots-2028',
    name: { en: 'Deep Roots 2028', fr: 'Racines 2028' },
    location: 'Kelowna',
    languages: ['en', 'fr'],
    start: '2028-06-09',
    timezone: 'America/Vancouver',
    host: 'deeproots.example',
  });
  expect(bodyOf(template, { ...chosen, client: 'Orchards', languages: ['fr'] })).toMatchObject({
    template: 'day',
    client_name: 'Orchards',
    name: 'Racines 2028',
  });
});
