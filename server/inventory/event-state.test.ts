import { describe, expect, it, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { invitationTypes } from '#server/registration/invitation-types.ts';
import { fairEvent, openFair } from '#server/testing/test-event.ts';
import { hasWaitlist, isOpen, revealsLookups } from './event-state.ts';

const withOptions = (options: object) => ({ ...fairEvent, options }) as EventDocument;

describe('registrations may begin', () => {
  const published = servedDocuments();
  published.add('fair', { kind: 'page', code: 'past', label: 'Past', blocks: [] });
  it.each([
    ['where nothing is said', {}, true],
    ['where it says so', { registration_open: 'Y' }, true],
    ['not where it says no', { registration_open: 'N' }, false],
    ['not once the site says that it is over', { website_homepage_active: 'past' }, false],
    ['while the page that it names is not there', { website_homepage_active: 'pre' }, true],
    [
      'not where it says no while it is over',
      { registration_open: 'N', website_homepage_active: 'past' },
      false,
    ],
  ])('%s', (_, options, open) => {
    expect(isOpen(published, withOptions(options))).toBe(open);
  });
});

test.each([
  ['waitlist', hasWaitlist],
  ['lookup_reveals', revealsLookups],
] as const)('the option %s is off where nothing is said', (option, isOn) => {
  expect([{}, { [option]: 'Y' }, { [option]: 'N' }].map((options) => isOn(withOptions(options)))).toEqual([
    false,
    true,
    false,
  ]);
});

describe('a flow is open', () => {
  const opening = { from: '2027-01-10', until: '2027-01-20' };
  // In Vancouver it is eight hours earlier than in UTC.
  it.each<[string, FlowDocument['opening'], string, string]>([
    ['always, where nothing is said', undefined, '2027-01-01T12:00:00Z', 'open'],
    ['not before its first day', opening, '2027-01-10T07:59:59Z', 'early'],
    ['on its first day', opening, '2027-01-10T08:00:00Z', 'open'],
    ['on its last day', opening, '2027-01-21T07:59:59Z', 'open'],
    ['not after its last day', opening, '2027-01-21T08:00:00Z', 'closed'],
    ['for good, without a last day', { from: '2027-01-10' }, '2037-01-01T12:00:00Z', 'open'],
    ['from ever, without a first day', { until: '2027-01-20' }, '2017-01-01T12:00:00Z', 'open'],
    [
      'not after its last day, without a first one',
      { until: '2027-01-20' },
      '2027-01-22T12:00:00Z',
      'closed',
    ],
  ])('%s', (_, days, now, state) => {
    const time = { now: new Date(now), timezone: 'America/Vancouver' };
    expect(openingOf({ ...(days && { opening: days }) }, time)).toBe(state);
  });
});

test('the event of a dossier is found by its code', () => {
  expect(eventOf(openFair(), { eventCode: 'fair' })).toEqual(fairEvent);
  expect(() => eventOf(openFair(), { eventCode: 'gone' })).toThrow('the event gone is gone');
});

test('colleagues are invited by text message only where somebody sends those', () => {
  const email = { id: 'email', name: { en: 'By email', fr: 'Par courriel' }, enabled: 'Y' };
  const text = { id: 'text', name: { en: 'By text message', fr: 'Par texto' }, enabled: 'Y' };
  const texter = { queue: async () => {}, wake: () => {} };
  expect(invitationTypes({ texter: undefined })).toEqual([email]);
  expect(invitationTypes({ texter })).toEqual([email, text]);
});
