import { afterEach, expect, it } from 'vitest';
import { setClockAhead } from './clock-ahead.ts';

const RealDate = Date;
const HOUR = 3_600_000;

afterEach(() => {
  globalThis.Date = RealDate;
});

it.each([HOUR, -HOUR])('sets the clock by %i ms, and leaves given dates alone', (ahead) => {
  setClockAhead(ahead);
  const seen = [Date.now(), Number(new Date()), Date.parse(Date())];
  for (const each of seen) expect(Math.abs(each - ahead - RealDate.now())).toBeLessThan(2_000);
  expect(new Date('2027-02-19T08:00:00Z').toISOString()).toBe('2027-02-19T08:00:00.000Z');
  expect(new Date(0)).toBeInstanceOf(Date);
});
