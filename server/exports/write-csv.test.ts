import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { brokenTable, cellOfEach, endlessTable, sampleTable } from './testing/sample-table.ts';
import { writeCsv } from './write-csv.ts';

async function csvOf(...given: Parameters<typeof sampleTable>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeCsv(sampleTable(...given))) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('writes what any reader of CSV reads back, formulas as words and amounts as figures', async () => {
  const headings = ['Formula', 'Name', 'Count', 'Amount', 'When', '@Nothing'];
  const text = await csvOf(headings, [cellOfEach]);
  expect(text.startsWith('\uFEFFFormula,Name,')).toBe(true);
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
    ['Formula', 'Name', 'Count', 'Amount', 'When', "'@Nothing"],
    ["'=1+1", 'Zoé, "ZZ"\nTremblay', '-3', '-1214.05', '2027-02-19 10:30:00', ''],
  ]);
});

it('ends every line of a long list once', async () => {
  const numbers = Array.from({ length: 1_203 }, (_, index) => index);
  const rows = numbers.map((number) => [{ kind: 'number' as const, number }]);
  const text = await csvOf(['n'], rows);
  expect(text.slice(1).split('\r\n')).toEqual(['n', ...numbers.map(String), '']);
});

it('sends the headings before a row is read, and breaks off where a row cannot be', async () => {
  const chunks = writeCsv(brokenTable);
  expect((await chunks.next()).value?.toString()).toBe('\uFEFFn\r\n');
  await expect(chunks.next()).rejects.toThrow('lost the database');
});

it('reads no further once no one takes the list', async () => {
  const { table, seen } = endlessTable();
  const chunks = writeCsv(table);
  await chunks.next();
  await chunks.next();
  const { read } = seen;
  await chunks.return(undefined);
  expect(seen).toEqual({ read, isClosed: true });
});
