import { isYes } from '../../../form/field/flag.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { diagnoseAnswer } from './diagnose-answer.ts';
import { says } from './problems.ts';
import { type FlowDocument, isOfApplications } from './schema.ts';

/** Diagnostics of a flow's decision part: registrations and groups cannot have one, and texts need their decision. */
export function diagnoseDecision(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { code, decision, entry } = document;
  const isApplication = isOfApplications(code);
  const found: Diagnostic[] = [];
  if (!isApplication && isYes(entry.several, false)) {
    found.push(documentFault('/entry/several', 'not_allowed', says('severalElsewhere')));
  }
  if (!decision) return found;
  if (!isApplication) {
    return [...found, documentFault('/decision', 'not_allowed', says('noDecision'))];
  }
  if (decision.mails?.confirmed && !isYes(decision.confirm, false)) {
    found.push(
      documentFault('/decision/mails/confirmed', 'not_allowed', says('noConfirmation'), '"confirm": "Y"'),
    );
  }
  const { among: _among, ...answers } = decision.listed ?? {};
  return [
    ...found,
    ...(decision.named_by ? diagnoseAnswer('/decision/named_by', decision.named_by, document, context) : []),
    ...Object.entries(answers).flatMap(([name, answer]) =>
      diagnoseAnswer(`/decision/listed/${name}`, answer, document, context),
    ),
  ];
}
