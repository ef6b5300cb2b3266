import { isYes } from '../../../form/field/flag.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { type FlowDocument, isOfApplications, REGISTRATION_FLOW } from './schema.ts';

/** Who can start a flow, and what a start asks for. */
export function diagnoseEntry(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { entry, steps } = document;
  const found: Diagnostic[] = [];
  const at = '/entry/first_step';
  const group = entry.by.indexOf('group');
  if (group >= 0 && document.code !== REGISTRATION_FLOW) {
    found.push(
      documentFault(
        `/entry/by/${group}`,
        'not_allowed',
        'Only a registration can be started with a group code. Remove "group".',
      ),
    );
  }
  const isWaitable = document.capacity !== undefined && isOfApplications(document.code);
  if (isYes(document.waitlist) && !isWaitable) {
    found.push(
      documentFault(
        '/waitlist',
        'not_allowed',
        '"waitlist" is allowed only for applications with "capacity".',
        '"capacity"',
      ),
    );
  }
  if (!isYes(entry.first_step)) return found;
  // A registration's start has its own page, with track and days.
  if (document.code === REGISTRATION_FLOW) {
    return [
      ...found,
      documentFault(at, 'not_allowed', 'A registration starts on its own start page. Remove "first_step".'),
    ];
  }
  const [first] = steps;
  if (first?.kind !== 'form' || first.skip_if !== undefined || first.form_type === undefined) {
    return [...found, documentFault(at, 'not_allowed', 'The first step must have a form and no conditions.')];
  }
  if (context.isForBeforePayment?.(first.form_type)) {
    found.push(
      documentFault(
        at,
        'not_allowed',
        `The form "${first.form_type}" has a file field, which is not allowed in the first step.`,
      ),
    );
  }
  if (context.fieldsOf && context.fieldsOf(first.form_type)?.includes('email') === false) {
    found.push(
      documentFault(at, 'missing', `The form "${first.form_type}" has no field "email".`, '"email"'),
    );
  }
  return found;
}
