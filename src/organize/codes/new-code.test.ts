import { expect, it } from 'vitest';
import { asRequest, type CodeEntry, missingIn, noEntry, readPercent } from './new-code.ts';

const entry = (given: Partial<CodeEntry> = {}): CodeEntry => ({
  ...noEntry,
  code: 'early',
  value: '10',
  labels: { en: 'Early', fr: 'Tôt' },
  ...given,
});

it.each([
  ['10', 10],
  [' 12,5 %', 12.5],
  ['100', 100],
  ['0', undefined],
  ['101', undefined],
  ['ten', undefined],
  ['', undefined],
])('reads %j as a percentage', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});

it.each([
  [undefined, {}],
  ['code', { code: ' ' }],
  ['number', { many: 'several', number: '1', batch: 'B' }],
  ['number', { many: 'several', number: '501', batch: 'B' }],
  ['batch', { many: 'several', number: '500' }],
  ['percent', { value: '' }],
  ['amount', { takes: 'amount', value: '0' }],
  [undefined, { takes: 'nothing', value: '' }],
  ['label', { labels: { en: 'Early', fr: ' ' } }],
  ['limit', { limit: '0' }],
  ['limit', { limit: 'a few' }],
] as const)('misses %s first in %j', (missing, given) => {
  expect(missingIn(entry(given as Partial<CodeEntry>), ['en', 'fr'])).toBe(missing);
});

it('asks for one code of its own text, and for a batch of random ones', () => {
  expect(asRequest(entry({ categories: ['conference'], limit: '3', prefix: 'X' }), ['en', 'fr'])).toEqual({
    kind: 'discount',
    label: { en: 'Early', fr: 'Tôt' },
    percent: 10,
    categories: ['conference'],
    limit: 3,
    code: 'early',
  });
  const many = entry({
    kind: 'invitation',
    many: 'several',
    number: '500',
    batch: ' Schools ',
    prefix: 'SD36',
    takes: 'amount',
    value: '25,50',
    bypasses: true,
    from: '2027-01-01',
    until: '2027-02-01',
    track: 'main',
    membership: 'teacher',
    labels: { en: 'Come' },
  });
  expect(asRequest(many, ['en'])).toEqual({
    kind: 'invitation',
    label: { en: 'Come', fr: 'Come' },
    amount: 2_550,
    bypasses: 'Y',
    from: '2027-01-01',
    until: '2027-02-01',
    track: 'main',
    membership: 'teacher',
    count: 500,
    prefix: 'SD36',
    batch: 'Schools',
  });
});
