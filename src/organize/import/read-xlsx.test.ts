// @vitest-environment jsdom
import { expect, it } from 'vitest';
import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import { csvOfXlsx } from './read-xlsx.ts';

const fileOf = async (rows: (CellObject | null)[][]) =>
  new Blob([new Uint8Array(await writeXlsxFile(rows).toBuffer())]);

it('reads the first sheet with its texts, numbers, days and times, and the numbers of its rows', async () => {
  const text = (value: string) => ({ value, type: String });
  const file = await fileOf([
    [text('Name'), text('Age'), text('Born'), text('Seen')],
    [],
    [
      text('Zoé, "Z" <z@x.example>'),
      { value: 42.5, type: Number },
      { value: new Date('2001-02-03T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
      { value: new Date('2026-11-28T13:45:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
    ],
    [null, { value: true, type: Boolean }, text('=1+1')],
  ]);
  expect(await csvOfXlsx(file)).toBe(
    [
      'Name,Age,Born,Seen',
      '',
      '"Zoé, ""Z"" <z@x.example>",42.5,2001-02-03,2026-11-28 13:45',
      ',TRUE,=1+1',
    ].join('\r\n'),
  );
});

it('refuses what is no Excel file', async () => {
  await expect(csvOfXlsx(new Blob(['Name,Age']))).rejects.toThrow();
});
