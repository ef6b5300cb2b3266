import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { cellOfEach, sampleTable } from './testing/sample-table.ts';
import { writeCsv } from './write-csv.ts';

it('writes what any reader of CSV reads back, formulas as words and amounts as figures', async () => {
  const headings = ['Formula', 'Name', 'Count', 'Amount', 'When', '@Nothing'];
  const text = (await writeCsv(sampleTable(headings, [cellOfEach]))).toString();
  expect(text.startsWith('\uFEFFFormula,Name,')).toBe(true);
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
    ['Formula', 'Name', 'Count', 'Amount', 'When', "'@Nothing"],
    ["'=1+1", 'Zoé, "ZZ"\nTremblay', '-3', '-1214.05', '2027-02-19 10:30:00', ''],
  ]);
});

it('ends every line of a long list once', async () => {
  const numbers = Array.from({ length: 1_203 }, (_, index) => index);
  const rows = numbers.map((number) => [{ kind: 'number' as const, number }]);
  const text = (await writeCsv(sampleTable(['n'], rows))).toString();
  expect(text.slice(1).split('\r\n')).toEqual(['n', ...numbers.map(String), '']);
});
