import path from 'node:path';
import { expect, it } from 'vitest';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { readEventFolder } from '../event-folder.ts';
import { isDocument } from '../read-version.ts';
import { demoEventsFolder } from '../seed-events.ts';
import { type NewEvent, newEventDocuments } from './new-event-documents.ts';

const chosen: NewEvent = {
  code: 'high-tide',
  name: { en: 'High Tide', fr: 'Marée haute' },
  location: 'Kelowna',
  start: '2028-09-16',
  timezone: 'America/Toronto',
  languages: ['fr', 'en'],
  hosts: ['hightide.example'],
};

const documentsOf = async (code: string) =>
  (await readEventFolder(path.join(demoEventsFolder, code))).flatMap((file) =>
    file.ok && isDocument(file.document) ? [file.document] : [],
  );
const find = (documents: readonly ConfigurationDocument[], kind: string, code?: string) =>
  documents.find((each) => each.kind === kind && (code === undefined || each.code === code));

it('moves the dates of an event of one evening, and its names and dates in every text', async () => {
  const source = await documentsOf('tickets');
  const made = newEventDocuments(source, { ...chosen, colour: '#0e5e47' });
  expect(find(made, 'event')).toMatchObject({
    code: 'high-tide',
    event_code: 'HIGHTIDE28',
    hosts: ['hightide.example'],
    dates: { start: '2028-09-16', end: '2028-09-16' },
    days: [{ date: '2028-09-16', label: { en: 'Saturday, September 16', fr: 'Samedi 16 septembre' } }],
    tracks: [{ timezone: 'America/Toronto', name: { en: 'High Tide', fr: 'Marée haute' } }],
    languages: ['fr', 'en'],
    language: 'fr',
    theme: { theme_system: { accent: 'oklch(.43 .082 168)', font_display: 'Bricolage Grotesque' } },
    options: { registration_open: 'N', capacity: 2500 },
  });
  // A refund that ends a week before still does, where it is written out too.
  expect(find(made, 'cancellation')).toMatchObject({ refunds: [{ until: '2028-09-09' }] });
  expect(find(made, 'fees')).toMatchObject({
    cancellation_policy: {
      en: expect.stringContaining('September 9'),
      fr: expect.stringContaining('9 septembre'),
    },
  });
  const texts = JSON.stringify(made);
  expect(texts).not.toMatch(/Low Tide(?!,)|June 12|12 juin|2027-/);
  // The city stays in an address, and in a sentence.
  expect(texts).toContain('Victoria BC');
  expect(find(source, 'event')).toMatchObject({ code: 'tickets', dates: { start: '2027-06-12' } });
});

it('leaves kinds out, keeps the organization and the colours, and registration closed', async () => {
  const source = await documentsOf('boats');
  const made = newEventDocuments(source, { ...chosen, code: 'x', without: ['people', 'schedule'] });
  expect([find(made, 'people'), find(made, 'schedule')]).toEqual([undefined, undefined]);
  const [before, after] = [find(source, 'event'), find(made, 'event')];
  expect(after).toMatchObject({
    event_code: 'X28',
    client_name: before?.kind === 'event' && before.client_name,
    theme: before?.kind === 'event' && before.theme,
  });
});
