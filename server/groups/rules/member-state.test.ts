import { expect, test } from 'vitest';
import type { Member } from '#server/dossiers/group-members.ts';
import { readySubmission } from '#server/dossiers/ready-submission.ts';
import { isAwaited, nameOf, stateOf } from './member-state.ts';

const now = new Date('2027-01-10T12:00:00Z');
const submission = {
  answers: { you: { first_name: 'Ana' } },
  configurationVersions: { 'form/you': 1 },
  timezone: null,
  locale: 'en',
  link: 'https://fair.example',
  returnUrl: 'https://fair.example/back',
  readyUntil: '2027-01-10T12:00:01Z',
};
const memberOf = (given: object = {}) =>
  ({
    state: 'joined',
    name: 'Invited Name',
    emailTyped: 'Invited@example.org',
    readyAt: null,
    submission: null,
    registration: { status: 'Not Submitted', answers: {}, emailTyped: 'Own@example.org' },
    ...given,
  }) as unknown as Member;
const registered = (status: string) => ({ status, answers: {}, emailTyped: '' });
const ready = { readyAt: now, submission };

// How they are stored, what they are then, and whether the group waits for them.
test.each<[string, object, ReturnType<typeof stateOf>, boolean]>([
  ['written to', { state: 'invited', registration: undefined }, 'invited', true],
  ['under way', {}, 'started', true],
  ['ready', ready, 'ready', true],
  [
    'ready until now',
    { ...ready, submission: { ...submission, readyUntil: now.toISOString() } },
    'started',
    true,
  ],
  ['not ready any more', { ...ready, readyAt: null }, 'started', true],
  ['ready without what they submitted', { ...ready, submission: null }, 'started', true],
  ['registered', { ...ready, registration: registered('Submitted') }, 'paid', false],
  ['registered, and cancelled', { registration: registered('Cancelled') }, 'cancelled', false],
  ['gone, and cancelled', { state: 'left', registration: registered('Cancelled') }, 'cancelled', false],
  ['one whose registration is gone', { registration: undefined }, 'left', false],
  ['one who left', { state: 'left', registration: undefined }, 'left', false],
  ['withdrawn', { state: 'withdrawn', registration: undefined }, 'withdrawn', false],
])('who is %s', (_, given, state, awaited) => {
  expect(stateOf(memberOf(given), now)).toBe(state);
  expect(isAwaited(state)).toBe(awaited);
});

test('what a member has submitted is read whole, or not at all', () => {
  expect(readySubmission(memberOf(ready))).toEqual(submission);
  expect(readySubmission(memberOf({ readyAt: now }))).toBeUndefined();
  expect(() => readySubmission(memberOf({ ...ready, submission: { locale: 'en' } }))).toThrow();
});

test.each([
  [
    'as they say themselves',
    { registration: { answers: { you: { first_name: 'Ana' } }, emailTyped: 'a@b.c' } },
    'Ana',
  ],
  ['as they were invited', {}, 'Invited Name'],
  ['by their own address', { name: '' }, 'Own@example.org'],
  ['by the address they were invited at', { name: '', registration: undefined }, 'Invited@example.org'],
])('a member is called %s', (_, given, name) => {
  expect(nameOf(memberOf(given))).toBe(name);
});
