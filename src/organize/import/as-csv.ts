import { MOST_IMPORTED } from '#engine/contract/desk-values.ts';

/** Why a file cannot be sent. */
export type FileFault = 'too_large' | 'not_a_list';

const EXCEL = /\.xlsx$/i;
const OTHER = /\.(?:xls|xlsm|ods|numbers|pdf|docx?|zip|png|jpe?g)$/i;

/** A chosen file as the server reads it: an Excel file becomes CSV in the browser. */
export async function asCsv(file: File): Promise<File | FileFault> {
  if (file.size > MOST_IMPORTED.bytes) return 'too_large';
  if (OTHER.test(file.name)) return 'not_a_list';
  if (!EXCEL.test(file.name)) return file;
  try {
    const { csvOfXlsx } = await import('./read-xlsx.ts');
    const csv = new File([await csvOfXlsx(file)], file.name, { type: 'text/csv' });
    return csv.size > MOST_IMPORTED.bytes ? 'too_large' : csv;
  } catch {
    return 'not_a_list';
  }
}
