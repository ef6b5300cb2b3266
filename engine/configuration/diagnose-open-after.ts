import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { documentFault } from './document-fault.ts';
import {
  type FlowDocument,
  isAfterPayment,
  isOpenAfter,
  REGISTRATION_FLOW,
  type Step,
} from './flow-document.ts';

/** What may be corrected once it is submitted: what a form asks in a registration, and merchandise that is added. */
export function diagnoseOpenAfter(
  { code }: Pick<FlowDocument, 'code'>,
  step: Step,
  at: string,
  { isFixedIn }: DiagnoseContext,
): Diagnostic[] {
  const { open_until, kind, form_type } = step;
  if (!isOpenAfter(step)) {
    return open_until === undefined
      ? []
      : [documentFault(`${at}/open_until`, 'not_allowed', 'The step is not open after the submission.')];
  }
  const refused = (reason: string, expected?: string) => [
    documentFault(`${at}/open_after`, 'not_allowed', reason, expected),
  ];
  if (code !== REGISTRATION_FLOW) return refused('Only what was answered in a registration is corrected.');
  if (isAfterPayment(step)) return refused('A step that is asked after the payment is open by then.');
  if (kind !== 'form' && kind !== 'merchandise') {
    return refused(`A step of kind "${kind}" stays as it was submitted.`, 'form, merchandise');
  }
  return form_type !== undefined && isFixedIn?.(form_type)
    ? refused(
        `In the form "${form_type}" a file is sent or a seat is taken, which stays as it was submitted.`,
      )
    : [];
}
