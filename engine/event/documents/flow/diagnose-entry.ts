import { isYes } from '../../../form/field/flag.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { noField } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import { type FlowDocument, isOfApplications, REGISTRATION_FLOW } from './schema.ts';

/** Who can start a flow, and what a start asks for. */
export function diagnoseEntry(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { entry, steps } = document;
  const found: Diagnostic[] = [];
  const at = '/entry/first_step';
  const group = entry.by.indexOf('group');
  if (group >= 0 && document.code !== REGISTRATION_FLOW) {
    found.push(documentFault(`/entry/by/${group}`, 'not_allowed', says('byGroup')));
  }
  const isWaitable = document.capacity !== undefined && isOfApplications(document.code);
  if (isYes(document.waitlist) && !isWaitable) {
    found.push(documentFault('/waitlist', 'not_allowed', says('waitlistWithoutCapacity'), '"capacity"'));
  }
  if (!isYes(entry.first_step)) return found;
  // A registration's start has its own page, with track and days.
  if (document.code === REGISTRATION_FLOW) {
    return [...found, documentFault(at, 'not_allowed', says('ownStartPage'))];
  }
  const [first] = steps;
  if (first?.kind !== 'form' || first.skip_if !== undefined || first.form_type === undefined) {
    return [...found, documentFault(at, 'not_allowed', says('firstStepNeedsForm'))];
  }
  if (context.isForBeforePayment?.(first.form_type)) {
    found.push(documentFault(at, 'not_allowed', says('fileInFirstStep', { form: first.form_type })));
  }
  if (context.fieldsOf && context.fieldsOf(first.form_type)?.includes('email') === false) {
    found.push(documentFault(at, 'missing', noField(first.form_type, 'email'), '"email"'));
  }
  return found;
}
