import { expect, test } from 'vitest';
import { nowInDay } from './now-in-day.ts';
import type { PackedRow } from './pack-day.ts';

const at = (clock: string) => `2027-02-19T${clock}:00.000-08:00`;
const rows = [
  { kind: 'band', row: 1, band: { start: at('09:00'), end: at('10:00') } },
  { kind: 'block', row: 2, start: at('10:30'), until: at('12:00') },
  { kind: 'block', row: 3, start: at('11:00'), until: at('11:30') },
  { kind: 'block', row: 4, start: at('13:00'), until: at('14:30') },
] as PackedRow[];

test.each([
  ['before the day', '08:59', undefined],
  ['as it begins', '09:00', { row: 1, isOn: true }],
  ['between two', '10:00', { row: 2, isOn: false }],
  ['in one', '10:52', { row: 2, isOn: true }],
  ['in two at once: the last begun', '11:10', { row: 3, isOn: true }],
  ['when the shorter is over', '11:30', { row: 2, isOn: true }],
  ['at lunch', '12:00', { row: 4, isOn: false }],
  ['after the day', '14:30', undefined],
])('%s', (_, clock, expected) => {
  expect(nowInDay(rows, Date.parse(at(clock)))).toEqual(expected);
});
