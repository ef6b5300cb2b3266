import { describe, expect, it, test } from 'vitest';
import { fairRegistration, openFair } from '#server/testing/test-event.ts';
import { countsInFlow, isPickedIn, pickersOf } from './counts-in-flow.ts';

const fair = openFair();
fair.add('fair', {
  kind: 'form',
  code: 'meals',
  sections: [
    { code: 'you', fields: [{ code: 'name', type: 'text', label: 'Name' }] },
    { code: 'meals', fields: [{ code: 'meals', type: 'activity_picker', label: 'Meals' }] },
  ],
});
fair.add('fair', {
  kind: 'flow',
  code: 'exhibitor',
  label: 'Exhibitors',
  entry: {},
  steps: [{ code: 'meals', kind: 'form', form_type: 'meals', label: 'Meals' }],
});

describe('the fields in which something is picked', () => {
  it('are those of all sections, each with what it picks and from which offers', () => {
    expect(pickersOf(fair, 'fair', 'picks')).toEqual([
      { code: 'workshops', kind: 'session', prefix: '' },
      { code: 'shop', kind: 'variant', prefix: '' },
      { code: 'activities', kind: 'activity', prefix: '' },
      { code: 'booth', kind: 'choice', prefix: 'booths/' },
    ]);
    expect(pickersOf(fair, 'fair', 'meals')).toEqual([{ code: 'meals', kind: 'activity', prefix: '' }]);
  });

  it('are none of a form that there is not', () => {
    expect(pickersOf(fair, 'fair', 'gone')).toEqual([]);
    expect(pickersOf(fair, 'other', 'picks')).toEqual([]);
  });
});

test.each([
  ['choice', 'booths/corner', true],
  ['choice', 'booths-2/corner', false],
  ['choice', 'more/booths/corner', false],
  ['variant', 'booths/corner', false],
] as const)('in a field of choices of booths a %s %s is picked: %s', (kind, item, isPicked) => {
  expect(isPickedIn({ code: 'booth', kind: 'choice', prefix: 'booths/' }, { kind, item })).toBe(isPicked);
});

// What counts in the flow of registrations, of those who exhibit, and in one that there is no more.
test.each([
  ['session', 'clay-1', [true, false, false]],
  ['activity', 'dinner', [true, true, false]],
  ['choice', 'booths/corner', [true, false, false]],
  ['choice', 'tables/corner', [false, false, false]],
  ['discount', 'EARLY', [true, true, true]],
] as const)('%s %s', (kind, item, expected) => {
  const flows = ['registration', 'exhibitor', 'gone'];
  const counts = flows.map((flow) => countsInFlow(fair, { ...fairRegistration(), flow })({ kind, item }));
  expect(counts).toEqual(expected);
});

// What is no longer published, before and after it was submitted.
test.each([
  ['session', 'clay-9'],
  ['variant', 'shirt/xl'],
  ['activity', 'gala'],
  ['choice', 'booths/tower'],
] as const)('%s %s, which is not published', (kind, item) => {
  const countsFor = (status: 'Not Submitted' | 'Submitted') =>
    countsInFlow(fair, { ...fairRegistration(), status })({ kind, item });
  expect([countsFor('Not Submitted'), countsFor('Submitted')]).toEqual([false, true]);
});
