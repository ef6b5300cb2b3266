import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { brokenTable, cellOfEach, endlessTable, sampleTable } from './testing/sample-table.ts';
import { writeXlsx } from './write-xlsx.ts';
import { writeXlsxApart } from './write-xlsx-apart.ts';

it('writes the workbook that this process would have written, of several batches', async () => {
  const rows = Array.from({ length: 120 }, (_, number) => [
    ...cellOfEach,
    { kind: 'number' as const, number },
  ]);
  const table = sampleTable(['Formula', 'Name', 'Count', 'Amount', 'When', 'Nothing', 'n'], rows);
  const chunks: Buffer[] = [];
  for await (const chunk of writeXlsxApart(table)) chunks.push(chunk);
  expect(unzipSync(Buffer.concat(chunks))).toEqual(unzipSync(await writeXlsx(table)));
});

it('breaks off where a row cannot be read', async () => {
  const chunks = writeXlsxApart(brokenTable);
  await expect(chunks.next()).rejects.toThrow('lost the database');
});

it('reads no further once no one waits for the workbook', async () => {
  const { table, seen } = endlessTable();
  const chunks = writeXlsxApart(table);
  await chunks.next();
  const { read } = seen;
  await chunks.return(undefined);
  expect(seen).toEqual({ read, isClosed: true });
});
