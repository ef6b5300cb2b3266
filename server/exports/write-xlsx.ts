import type { CellObject } from 'write-excel-file/node';
import type { Cell, ExportedTable } from './exported-table.ts';
import { wallClock } from './wall-clock.ts';

/** What a cell of a workbook holds at most (Excel, "specifications and limits"). */
const LONGEST = 32_767;
const MONEY = '0.00';
const MOMENT = 'yyyy-mm-dd hh:mm:ss';

/** A list as a workbook of one sheet; words are words whatever they begin with, since a formula is another kind of cell. */
export async function writeXlsx({ name, headings, timezone, rows }: ExportedTable): Promise<Buffer> {
  // Loaded here only: few servers are ever asked for one.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheet: (CellObject | null)[][] = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
  ];
  for await (const cells of rows()) sheet.push(cells.map((cell) => written(cell, timezone)));
  return writeExcelFile(sheet, { sheet: name, stickyRowsCount: 1 }).toBuffer();
}

function written(cell: Cell, timezone: string): CellObject | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return { value: cell.text.slice(0, LONGEST), type: String };
    case 'number':
      return { value: cell.number, type: Number };
    case 'money':
      return { value: cell.cents / 100, type: Number, format: MONEY };
    case 'moment':
      // A workbook knows no zones: its times are those of the clock, counted as if they were UTC.
      return {
        value: new Date(`${wallClock(cell.at, timezone).replace(' ', 'T')}Z`),
        type: Date,
        format: MOMENT,
      };
    default:
      return cell satisfies never;
  }
}
