import { expect, it } from 'vitest';
import { dateFormat, listFormat, numberFormat } from './formatters.ts';

const march = new Date('2027-03-01T00:00:00Z');

it('makes a formatter once for a language and its options', () => {
  const options = { month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('fr-CA', options)).toBe(dateFormat('fr-CA', { ...options }));
  expect(dateFormat('fr-CA', options).format(march)).toBe('mars');
  expect(dateFormat('en-CA', options).format(march)).toBe('March');
  expect(dateFormat('en-CA', { ...options, month: 'short' }).format(march)).toBe('Mar');
});

it('tells figures, lists and days of one language apart', () => {
  expect(numberFormat('en-CA').format(1400)).toBe('1,400');
  expect(numberFormat('en-CA', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(listFormat('en-CA').format(['a', 'b'])).toBe('a and b');
  expect(listFormat('en-CA', { type: 'disjunction' }).format(['a', 'b'])).toBe('a or b');
});

it('refuses a zone that is none, however often it is asked', () => {
  for (let times = 0; times < 2; times += 1)
    expect(() => dateFormat('en-CA', { timeZone: 'Mars/Olympus' })).toThrow(RangeError);
});

it('keeps five hundred and no more, since a visitor may spell a zone in many ways', () => {
  const first = numberFormat('fr-CA');
  const digits = [...Array(21).keys()];
  for (const most of digits)
    for (const least of [...digits, 21].slice(1))
      numberFormat('en-CA', { minimumIntegerDigits: least, maximumFractionDigits: most });
  expect(numberFormat('fr-CA')).toBe(first);
  for (const most of digits)
    for (const least of digits.slice(0, 8))
      if (least <= most) numberFormat('fr-CA', { minimumFractionDigits: least, maximumFractionDigits: most });
  expect(numberFormat('fr-CA')).not.toBe(first);
  expect(numberFormat('fr-CA').format(1.5)).toBe('1,5');
});
