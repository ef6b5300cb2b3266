import type { ExportFormat, exporting } from '#engine/contract/exporting.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ExportedTable } from '#server/exports/exported-table.ts';
import { tableOf } from '#server/exports/table-of.ts';
import { wallClock } from '#server/exports/wall-clock.ts';
import { writeCsv } from '#server/exports/write-csv.ts';
import { writeXlsxApart } from '#server/exports/write-xlsx-apart.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { FileAnswer, Handlers } from './handlers.ts';

const writers: Record<ExportFormat, { type: string; write(table: ExportedTable): AsyncIterable<Buffer> }> = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsxApart },
};

/** Exports of the named event only. */
export const exportingHandlers: Handlers<typeof exporting> = {
  async exportList({ services, params, query, language }) {
    const event = services.configuration.current(params.event, 'event', params.event)?.document;
    if (!event) throw notFound();
    const { format, locale = language, flow } = query;
    const table = await tableOf(services, event, { list: params.list, flow }, locale);
    return tableFile(event, table, format);
  },
};

/** A list as a file, named after its event and the day. */
export function tableFile(
  event: EventDocument,
  table: ExportedTable,
  format: ExportFormat = 'csv',
): FileAnswer {
  const { type, write } = writers[format];
  const day = wallClock(new Date(), event.timezone).slice(0, 10);
  return { type, name: `${event.code}-${table.name}-${day}.${format}`, content: write(table) };
}
