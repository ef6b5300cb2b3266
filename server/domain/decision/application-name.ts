import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';

/** The name of an application for organizers: the answer that its flow names, or the applicant; '' without either. */
export function applicationName(
  { decision }: Pick<FlowDocument, 'decision'>,
  { answers }: Pick<FormContext, 'answers'>,
): string {
  const by = decision?.named_by;
  const named = by && answers[by.form]?.[by.field];
  return typeof named === 'string' && named !== '' ? named : (attendeeName({ answers }) ?? '');
}
