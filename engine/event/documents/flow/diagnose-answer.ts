import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { noField } from '../../diagnosis/shared-sentences.ts';
import type { AnswerNamed } from './decision.ts';
import { says } from './problems.ts';
import type { FlowDocument } from './schema.ts';

/** An answer that is not asked in the flow. */
export function diagnoseAnswer(
  at: string,
  { form, field }: AnswerNamed,
  { steps }: FlowDocument,
  { fieldsOf }: DiagnoseContext,
): Diagnostic[] {
  const asked = steps.flatMap(({ form_type }) => form_type ?? []);
  if (!asked.includes(form)) {
    return [documentFault(`${at}/form`, 'missing', says('formNotInFlow', { form }), asked.join(', '))];
  }
  const fields = fieldsOf?.(form);
  if (!fields || fields.includes(field)) return [];
  return [documentFault(`${at}/field`, 'missing', noField(form, field), fields.join(', '))];
}

/** Diagnostics of the sidebar next to a flow's steps. */
export function diagnoseAside(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { title, lines = [], presenters } = document.aside ?? {};
  const at = (pointer: string, answer: AnswerNamed | undefined) =>
    answer ? diagnoseAnswer(`/aside/${pointer}`, answer, document, context) : [];
  return [
    ...at('title', title),
    ...lines.flatMap((line, index) => at(`lines/${index}`, line)),
    ...at('presenters', presenters),
  ];
}
