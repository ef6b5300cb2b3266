// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { ChosenSession } from './chosen-session.ts';
import { isShown } from './chosen-session.ts';
import { choose, unchoose, workshopChoice } from './workshop-choice.ts';

const session = (code: string): ChosenSession => ({
  workshops_session_code: code,
  workshops_schedule_code: 'A',
  workshops_code: `w-${code}`,
  workshops_title: { en: 'Clay', fr: 'Argile' },
  workshops_schedule_start: '2027-02-19T10:30:00-08:00',
  workshops_schedule_end: '2027-02-19T12:00:00-08:00',
  workshops_session_type: 'I',
  room: 'Room 118',
});
const codes = () => workshopChoice.read()?.sessions.map((each) => each.workshops_session_code);

afterEach(() => localStorage.clear());

test('a choice is kept once each, given up, and belongs to one event', () => {
  choose('RTG27', session('a'));
  choose('RTG27', session('b'));
  choose('RTG27', session('a'));
  expect(codes()).toEqual(['b', 'a']);
  unchoose('RTG27', session('b'));
  expect(workshopChoice.read()).toEqual({ event: 'RTG27', sessions: [session('a')] });
  choose('OTHER27', session('c'));
  expect(workshopChoice.read()).toMatchObject({ event: 'OTHER27' });
  expect(codes()).toEqual(['c']);
});

test.each([
  ['no object', 7, undefined],
  ['no event', { sessions: [] }, undefined],
  ['no list', { event: 'A', sessions: {} }, undefined],
  ['entries that are none', { event: 'A', sessions: [null, 7, {}, session('a')] }, 1],
  [
    'a time that is none',
    { event: 'A', sessions: [{ ...session('a'), workshops_schedule_start: 'soon' }] },
    0,
  ],
  ['a title that is none', { event: 'A', sessions: [{ ...session('a'), workshops_title: { en: {} } }] }, 0],
  ['far too many', { event: 'A', sessions: Array.from({ length: 500 }, (_, at) => session(`s${at}`)) }, 60],
])('what is stored with %s does no harm', (_, stored, count) => {
  localStorage.setItem('workshop-choice', JSON.stringify({ value: stored, until: Date.now() + 1_000 }));
  expect(workshopChoice.read()?.sessions.length).toBe(count);
});

test.each([
  [{ workshops_session_code: 'clay-1', workshops_cart_status: 'Y' }, true],
  [{ workshops_session_code: 'clay-1' }, true],
  [{ workshops_session_code: 'clay-1', workshops_cart_status: 'N' }, false],
  [{ workshops_session_code: 'session-999999', workshops_cart_status: 'Y' }, false],
] as const)('%j is shown: %s', (entry, shown) => {
  expect(isShown(entry)).toBe(shown);
});
