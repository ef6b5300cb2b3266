import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { attendeeName } from './attendee-name.ts';

/** The name of an application for organizers: the answer that its flow names, or the applicant; '' without either. */
export function applicationName(
  { decision }: Pick<FlowDocument, 'decision'>,
  { answers }: Pick<FormContext, 'answers'>,
): string {
  const by = decision?.named_by;
  const named = by && answers[by.form]?.[by.field];
  return typeof named === 'string' && named !== '' ? named : (attendeeName({ answers }) ?? '');
}
