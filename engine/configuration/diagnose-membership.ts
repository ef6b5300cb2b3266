import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseCondition } from './diagnose-condition.ts';
import { danglingFault, documentFault, duplicateFaults } from './document-fault.ts';
import type { MembershipDocument } from './membership-document.ts';

/** What is wrong with rules of membership whose shape is right: names, questions the form does not ask, conditions. */
export function diagnoseMembership(document: MembershipDocument, context: DiagnoseContext): Diagnostic[] {
  const { form_type, questions, decline_field, types, organizations = [] } = document;
  const fields = context.fieldsOf?.(form_type);
  const found = [
    ...danglingFault('/form_type', 'form', form_type, context.forms),
    ...duplicateFaults(questions, (index) => `/questions/${index}`),
    ...questions.flatMap((code, index) => noField(`/questions/${index}`, code, form_type, fields)),
    ...noField('/decline_field', decline_field, form_type, fields),
    ...duplicateFaults(
      types.map(({ ID }) => ID),
      (index) => `/types/${index}/ID`,
    ),
    ...duplicateFaults(
      organizations.map(({ id }) => id),
      (index) => `/organizations/${index}/id`,
    ),
  ];
  // Without its form a rule can only be asked whether it reads what decides.
  const scope = { fields: new Set(fields ?? questions) };
  return [
    ...found,
    ...types.flatMap(({ when }, index) => diagnoseCondition(when, `/types/${index}/when`, scope)),
  ];
}

function noField(
  pointer: string,
  code: string | undefined,
  form: string,
  fields: readonly string[] | undefined,
): Diagnostic[] {
  if (code === undefined || !fields || fields.includes(code)) return [];
  return [documentFault(pointer, 'dangling', `The form "${form}" has no field "${code}".`)];
}
