import { expect, it } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { readEventsFolder } from '#server/configuration/event-folder.ts';
import { demoEventsFolder } from '#server/configuration/seed-events.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { priceOffered } from './price-offered.ts';

const configuration = servedDocuments();
for (const file of await readEventsFolder(demoEventsFolder))
  if (file.ok) configuration.add(file.event, file.document);

const CODE = 'teachers';
const event = configuration.current(CODE, 'event', CODE)?.document as EventDocument;
const at = (day: string) => ({ configuration, event, now: new Date(`${day}T20:00:00Z`) });

it.each([
  ['the least of all tracks', 'event', '', '2026-12-01', 2_500],
  ['the least of its track', 'track', 'vancouver', '2026-12-01', 4_500],
  ['without the early price, once it is over', 'track', 'vancouver', '2027-01-10', 5_500],
  ['the least of its day', 'day', 'saturday', '2026-12-01', 2_500],
  ['nothing that is certain, for a flow', 'flow', 'apply', '2026-12-01', undefined],
] as const)('a place costs %s', (_, kind, item, day, cents) => {
  expect(priceOffered(at(day), { kind, item }, undefined)).toBe(cents);
});
