import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { cellOfEach, sampleTable } from './testing/sample-table.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The parts of a workbook as XML, by their names. */
async function parts(...given: Parameters<typeof sampleTable>): Promise<Record<string, string>> {
  const files = unzipSync(await writeXlsx(sampleTable(...given)));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

it('writes words as words whatever they begin with, figures and times as what can be counted by', async () => {
  const files = await parts(['Formula', 'Name', 'Count', 'Amount', 'When', 'Nothing'], [cellOfEach]);
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const strings = files['xl/sharedStrings.xml'] ?? '';
  expect(sheet).not.toContain('<f>');
  expect(strings).toContain('=1+1');
  expect(strings).toContain('Zoé');
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>-3<\/v>/);
  expect(sheet).toMatch(/<c r="D2"[^>]*><v>-1214\.05<\/v>/);
  // Days since 1899-12-30, on the clock of the event.
  const days = Number(/<c r="E2"[^>]*><v>([\d.]+)<\/v>/.exec(sheet)?.[1]);
  expect(new Date(Math.round((days - 25_569) * 86_400) * 1_000).toISOString()).toBe(
    '2027-02-19T10:30:00.000Z',
  );
  expect(sheet).not.toContain('r="F2"');
});

it('cuts what no cell can hold', async () => {
  const files = await parts(['Long'], [[{ kind: 'text', text: 'ab'.repeat(20_000) }]]);
  const longest = Math.max(
    ...(files['xl/sharedStrings.xml'] ?? '').split(/<[^>]+>/).map(({ length }) => length),
  );
  expect(longest).toBe(32_767);
});
