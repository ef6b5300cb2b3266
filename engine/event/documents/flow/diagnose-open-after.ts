import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { type FlowDocument, isAfterPayment, isOpenAfter, REGISTRATION_FLOW, type Step } from './schema.ts';

/** Steps that can be corrected after submission: a registration's forms, and products that are added. */
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
      : [
          documentFault(
            `${at}/open_until`,
            'not_allowed',
            'The step cannot be corrected after submission, so "open_until" has no effect.',
          ),
        ];
  }
  const refused = (reason: string, expected?: string) => [
    documentFault(`${at}/open_after`, 'not_allowed', reason, expected),
  ];
  if (code !== REGISTRATION_FLOW) return refused('"open_after" is allowed only in a registration.');
  if (isAfterPayment(step)) return refused('A step with "after_payment" is already open after submission.');
  if (kind !== 'form' && kind !== 'merchandise') {
    return refused(`A step of kind "${kind}" cannot be corrected after submission.`, 'form, merchandise');
  }
  return form_type !== undefined && isFixedIn?.(form_type)
    ? refused(`The form "${form_type}" has a file or a workshop, which cannot be corrected after submission.`)
    : [];
}
