import type { DeskJobKind } from '#engine/contract/desk-jobs.ts';
import { cancelRow } from './cancel-row.ts';
import { importRow } from './import-row.ts';
import type { RowHandler } from './job-handler.ts';
import { tagRow } from './tag-row.ts';

/** What each kind of job does with a row. */
export const rowHandlers: Readonly<Partial<Record<DeskJobKind, RowHandler>>> = {
  cancel: cancelRow,
  import: importRow,
  tag: tagRow,
};
