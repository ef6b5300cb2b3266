import { expect, it, vi } from 'vitest';
import { asCsv } from './as-csv.ts';

it('sends no file of 200 MB to the server, and reads none of it', async () => {
  const read = vi.fn();
  const file = { size: 200 * 1024 * 1024, name: 'people.xlsx', arrayBuffer: read, text: read, stream: read };
  expect(await asCsv(file as unknown as File)).toBe('too_large');
  expect(read).not.toHaveBeenCalled();
});

it('takes CSV as it is, and no other kind of document', async () => {
  const csv = new File(['Email'], 'people.csv');
  expect(await asCsv(csv)).toBe(csv);
  expect(await asCsv(new File(['x'], 'people.PDF'))).toBe('not_a_list');
  expect(await asCsv(new File(['no workbook'], 'people.xlsx'))).toBe('not_a_list');
});
