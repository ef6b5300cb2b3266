import Papa from 'papaparse';
import { harmless } from './escape-formula.ts';
import type { Cell, ExportedTable } from './exported-table.ts';
import { wallClock } from './wall-clock.ts';

// Without it spreadsheets take UTF-8 for the code page of their system.
const BOM = '\uFEFF';
const NEWLINE = '\r\n';
const CHUNK = 100;

/** A list as CSV (RFC 4180, UTF-8), written as it is read: amounts with a decimal point, instants as `2027-02-19 10:30:00`. */
export async function* writeCsv({ headings, timezone, rows }: ExportedTable): AsyncGenerator<Buffer> {
  yield Buffer.from(BOM + written([headings.map(harmless)]));
  let lines: string[][] = [];
  for await (const cells of rows()) {
    lines.push(cells.map((cell) => textOf(cell, timezone)));
    if (lines.length < CHUNK) continue;
    yield Buffer.from(written(lines));
    lines = [];
  }
  if (lines.length > 0) yield Buffer.from(written(lines));
}

function written(lines: string[][]): string {
  return Papa.unparse(lines, { newline: NEWLINE }) + NEWLINE;
}

function textOf(cell: Cell, timezone: string): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return harmless(cell.text);
    case 'number':
      return String(cell.number);
    case 'money':
      return (cell.cents / 100).toFixed(2);
    case 'moment':
      return wallClock(cell.at, timezone);
    default:
      return cell satisfies never;
  }
}
