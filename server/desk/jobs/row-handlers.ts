import type { DeskJobKind } from '#engine/contract/desk-jobs.ts';
import { importRow } from './import-row.ts';
import type { RowHandler } from './job-handler.ts';
import { tagRow } from './tag-row.ts';

/** What each kind of job does with a row. */
export const rowHandlers: Readonly<Partial<Record<DeskJobKind, RowHandler>>> = {
  import: importRow,
  tag: tagRow,
};
