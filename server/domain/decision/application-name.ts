import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';

/** What organizers know an application by: the answer that its flow names, or who has sent it; '' for neither. */
export function applicationName({ decision }: Pick<FlowDocument, 'decision'>, row: DossierRow): string {
  const by = decision?.named_by;
  const named = by && row.answers[by.form]?.[by.field];
  return typeof named === 'string' && named !== '' ? named : (attendeeName(row) ?? '');
}
