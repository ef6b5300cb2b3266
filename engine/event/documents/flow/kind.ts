import { documentKind } from '../../document-kind/document-kind.ts';
import { condition, longText, money, to } from '../../document-kind/edit-hint.ts';
import { diagnoseFlow } from './diagnosis.ts';
import { flowProblems } from './problems.ts';
import { flowWords as en } from './reference.en.ts';
import { flowWords as fr } from './reference.fr.ts';
import { FlowDocument } from './schema.ts';

export const flow = documentKind({
  schema: FlowDocument,
  diagnose: diagnoseFlow,
  namesOthers: true,
  refreshes: () => ['steps'],
  problems: flowProblems,
  reference: { en, fr },
  hints: {
    'flow.steps.form_type': to('form'),
    'flow.steps.skip_if': condition,
    'flow.steps.tracks': to('event.tracks'),
    'flow.steps.days': to('event.days'),
    'flow.group.discounts.amount': money,
    'flow.group.invoice.instructions': longText,
    'flow.money.invoice.instructions': longText,
    'flow.confirmation.text': longText,
    'flow.mail.text': longText,
    'mail_words.text': longText,
    'answer.form': to('form'),
    'answer.field': to('form.sections.fields'),
  },
});
