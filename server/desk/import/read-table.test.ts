import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/refusals/refusal.ts';
import { readTable } from './read-table.ts';

const text = 'Prénom,Courriel\r\nZoé,zoe@x.example\r\n';
const utf16 = (bigEndian: boolean, mark: boolean) => {
  const buffer = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return bigEndian ? buffer.swap16() : buffer;
};

describe('readTable', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with a mark', utf16(false, true)],
    ['UTF-16 BE with a mark', utf16(true, true)],
    ['UTF-16 LE', utf16(false, false)],
    ['UTF-16 BE', utf16(true, false)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['semicolons', Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', Buffer.from(text.replaceAll(',', '\t'))],
  ])('reads %s', (_name, content) => {
    expect(readTable(content)).toEqual({
      headings: ['Prénom', 'Courriel'],
      rows: [{ row: 2, cells: ['Zoé', 'zoe@x.example'] }],
    });
  });

  it('keeps the numbers of rows in the file, cells of several lines, and formulas as text', () => {
    const content = 'Name,Name,Note\n\nAna,"two\nlines",=1+1\n,,\nBo,\'=cmd,\u0000-2\n';
    expect(readTable(Buffer.from(content))).toEqual({
      headings: ['Name', 'Name', 'Note'],
      rows: [
        { row: 3, cells: ['Ana', 'two\nlines', '=1+1'] },
        { row: 5, cells: ['Bo', '=cmd', '-2'] },
      ],
    });
  });

  it.each([
    ['nothing', '', 'invalid'],
    ['headings alone', 'Email,Name\n', 'invalid'],
    ['a quote that never ends', 'Email\n"a@x.example\n', 'invalid'],
    ['too many rows', `Email\n${'a@x.example\n'.repeat(10_001)}`, 'too_large'],
    ['too many bytes', 'x'.repeat(10 * 1024 * 1024 + 1), 'too_large'],
  ])('refuses %s', (_name, content, kind) => {
    const reading = () => readTable(Buffer.from(content));
    expect(reading).toThrow(Refusal);
    try {
      reading();
    } catch (error) {
      expect((error as Refusal).kind).toBe(kind);
    }
  });
});
