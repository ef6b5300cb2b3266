import { expect, test } from 'vitest';
import { diagnoseDays, isCalendarDay } from '../../diagnosis/diagnose-days.ts';
import { formsBefore, isAlways, unasked } from './flow-reach.ts';
import type { FlowDocument } from './schema.ts';

test('the forms before a step are those of the steps ahead of it', () => {
  const steps = [{ form_type: 'a' }, {}, { form_type: 'b' }, { form_type: 'c' }];
  const flow = { steps } as unknown as FlowDocument;
  expect([0, 1, 2, 3, 4].map((at) => formsBefore(flow, at).join(''))).toEqual(['', 'a', 'a', 'ab', 'abc']);
});

test.each([
  [true, true],
  [false, false],
  [{ '==': [1, 1] }, true],
  [{ '==': [1, 2] }, false],
  [{ '!': [{ var: 'a' }] }, false],
])('whether %j always holds: %s', (condition, expected) => {
  expect(isAlways(condition)).toBe(expected);
});

test('what was not asked is told once for each form', () => {
  const names = ['answers.a.x', 'answers.b.x', 'answers.b.y', 'answers', 'registration.c', 'answers.d.e.f'];
  expect(unasked(names, ['a'])).toEqual(['b', 'd']);
  expect(unasked(names, ['a', 'b', 'd'])).toEqual([]);
});

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
])('whether the calendar has %s: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected);
});

test.each<[string, unknown, [string, string][]]>([
  ['a day that there is not', { a: ['2027-02-30'] }, [['/a/0', 'calendar_day']]],
  ['an end before its start', { start: '2027-02-02', end: '2027-02-01' }, [['/end', 'range']]],
  ['an until before its from', [{ from: '2027-02-02', until: '2027-02-01' }], [['/0/until', 'range']]],
  ['what ends as it starts', { start: '2027-02-02', end: '2027-02-02' }, []],
  ['an end of another kind', { start: '2027-02-02', end: '10:00', from: '11:00', until: '10:00' }, []],
  ['a day that is missing first', { start: '2027-02-30', end: '2027-02-01' }, [['/start', 'calendar_day']]],
  ['a text with a day in it', { a: 'on 2027-02-30', b: '2027-02-30 at noon', c: null }, []],
])('the days of a document: %s', (_, document, expected) => {
  expect(diagnoseDays(document).map(({ pointer, code }) => [pointer, code])).toEqual(expected);
});
