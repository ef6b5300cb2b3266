import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import type { Sentence } from '../../diagnosis/sentence.ts';
import { says } from './problems.ts';
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
      : [documentFault(`${at}/open_until`, 'not_allowed', says('openUntilUnused'))];
  }
  const refused = (reason: Sentence, expected?: string) => [
    documentFault(`${at}/open_after`, 'not_allowed', reason, expected),
  ];
  if (code !== REGISTRATION_FLOW) return refused(says('openAfterOfRegistration'));
  if (isAfterPayment(step)) return refused(says('openAlready'));
  if (kind !== 'form' && kind !== 'merchandise') {
    return refused(says('kindNotCorrected', { kind }), 'form, merchandise');
  }
  return form_type !== undefined && isFixedIn?.(form_type)
    ? refused(says('fieldNotCorrected', { form: form_type }))
    : [];
}
