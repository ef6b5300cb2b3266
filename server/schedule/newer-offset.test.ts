import { expect, test } from 'vitest';
import { newerOffset } from './newer-offset.ts';

const node = (release: string, offset: string) => ({ release, offsetOf: () => offset });

test('corrects an older Node', () => {
  const old = node('2025c', '-08:00');
  expect(newerOffset('America/Vancouver', '2027-02-19', '10:30', old)).toBe('-07:00');
  expect(newerOffset('america/vancouver', '2027-02-19', '10:30', old)).toBe('-07:00');
});

test.each([
  ['both say the same', 'America/Vancouver', '2027-02-19', node('2025c', '-07:00')],
  ['Node has newer rules', 'America/Vancouver', '2027-02-19', node('2099a', '-08:00')],
  ['the day is before the rules of the package', 'America/Vancouver', '2026-01-15', node('2025c', '-08:00')],
  ['the package does not know the zone', 'Mars/Olympus', '2027-02-19', node('2025c', '-08:00')],
])('leaves Node alone if %s', (_, zone, day, rules) => {
  expect(newerOffset(zone, day, '10:30', rules)).toBeUndefined();
});

test('corrects an older Node right after a clock change that no longer happens', () => {
  const old = {
    release: '2025c',
    offsetOf: (_: string, day: string) => (day < '2026-11-01' ? '-07:00' : '-08:00'),
  };
  expect(newerOffset('America/Vancouver', '2026-11-03', '10:30', old)).toBe('-07:00');
});

test('leaves Node alone where the package has a clock change a week late', () => {
  // Israel's clocks change on the Friday before the last Sunday of March: in 2028 on the 24th, not on the 31st.
  const right = {
    release: '2025c',
    offsetOf: (_: string, day: string) => (day < '2028-03-24' ? '+02:00' : '+03:00'),
  };
  expect(newerOffset('Asia/Jerusalem', '2028-03-28', '10:30', right)).toBeUndefined();
});
