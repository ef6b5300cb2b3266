import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import document from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { outdatedZones } from './outdated-zones.ts';

const event = document as EventDocument;
const now = new Date('2026-11-28T12:00:00Z');
/** What a Node says of an offset: one of 2025 has Vancouver at UTC-8 in every winter, one of 2026 has not. */
const of2025 = (zone: string) => (zone === 'America/Vancouver' ? '-08:00' : '-05:00');
const of2026 = (zone: string) => (zone === 'America/Vancouver' ? '-07:00' : '-05:00');

test('names a zone that Node knows by older rules, once', () => {
  expect(outdatedZones([event, event], now, { release: '2025c', offsetOf: of2025 })).toEqual([
    'America/Vancouver',
  ]);
});

test('names none where the days of the event are the same by both', () => {
  expect(outdatedZones([event], now, { release: '2025c', offsetOf: of2026 })).toEqual([]);
});

test('names none where Node has the newer rules', () => {
  expect(outdatedZones([event], now, { release: '2099a', offsetOf: of2025 })).toEqual([]);
});

test('names none of an event that is over', () => {
  const after = new Date('2027-03-01T12:00:00Z');
  expect(outdatedZones([event], after, { release: '2025c', offsetOf: of2025 })).toEqual([]);
});

test('leaves out what the package does not know', () => {
  const elsewhere = { ...event, timezone: 'Mars/Olympus', tracks: [] };
  expect(outdatedZones([elsewhere], now, { release: '2025c', offsetOf: of2025 })).toEqual([]);
});

test('asks this Node about its own rules', () => {
  const eastern = { ...event, timezone: 'America/Toronto', tracks: [] };
  expect(outdatedZones([eastern], now)).toEqual([]);
});
