import { expect, test } from 'vitest';
import type { LiveMessage } from '#engine/contract/live-messages.ts';
import { readLiveMessage } from './read-live-message.ts';

const news = { workshops_session_code: 'a', workshops_title: { en: 'A', fr: 'A' } };
const seats = { workshops_session_code: 'a', availability: 'limited', seats_left: 2 };

test.each<[LiveMessage, unknown]>([
  ['ConfigurationPublished', { kind: 'page', code: 'home', version: 2, refreshes: ['pages'] }],
  ['EventUpdated', { type: 'location' }],
  ['SeatsChanged', { seats: [] }],
  ['SeatsChanged', { seats: [seats, { workshops_session_code: 'b', availability: 'open' }] }],
  ['reserved-workshop', news],
  ['reserve-cancel', { ...news, workshops_title: 'A', more: true }],
  ['GroupChanged', { group_code: 'MRE-5521' }],
  ['ApplicationChanged', { code: 'MRE-5521' }],
])('%s with %j is heard', (name, data) => {
  expect(readLiveMessage(name, data)).toBe(data);
});

test.each<[LiveMessage, unknown]>([
  ['ConfigurationPublished', { kind: 'page', code: 'home', refreshes: [] }],
  ['ConfigurationPublished', { kind: 'page', code: 'home', version: 2 }],
  ['ConfigurationPublished', 'page'],
  ['EventUpdated', { type: 'menu' }],
  ['EventUpdated', undefined],
  ['SeatsChanged', { seats: null }],
  ['SeatsChanged', { seats: [seats, null] }],
  ['SeatsChanged', { seats: [{ ...seats, availability: 'sold' }] }],
  ['SeatsChanged', { seats: [{ ...seats, seats_left: 'two' }] }],
  ['reserved-workshop', { ...news, workshops_title: { en: 'A' } }],
  ['reserve-cancel', [news]],
  ['reserve-cancel', null],
  ['GroupChanged', { group_code: 5521 }],
  ['ApplicationChanged', {}],
])('%s with %j is not', (name, data) => {
  expect(readLiveMessage(name, data)).toBeUndefined();
});
