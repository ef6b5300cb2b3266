import type { FormDocument } from '../../../form/form-document/form-document.ts';
import { holds } from '../../../form/rules/condition.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { topField, valuesOfField } from '../../diagnosis/possible-values.ts';
import { decideMembership } from '../../membership/decide-membership.ts';
import { says } from './problems.ts';
import type { MembershipDocument } from './schema.ts';

/** More combinations of answers than this are not gone through. */
const MOST = 20_000;

type Answers = Readonly<Record<string, unknown>>;

/** Answers without a membership type: whoever gives them cannot submit. */
export function diagnoseMembershipGaps(document: MembershipDocument, context: DiagnoseContext): Diagnostic[] {
  const form = context.formOf?.(document.form_type);
  if (!form) return [];
  let all: Answers[] = [{}];
  for (const code of document.questions) {
    const field = topField(form, code);
    const values = field && valuesOfField(field, context)?.values;
    if (!values || all.length * values.length > MOST) return [];
    all = all.flatMap((answers) => values.map((value) => ({ ...answers, [code]: value })));
  }
  const gap = all
    .map((answers) => withoutHidden(form, answers))
    .find((answers) => decideMembership(document, form, answers).status === 'none');
  if (!gap) return [];
  const list = Object.entries(gap).map(([field, value]) => says('answer', { field, value: String(value) }));
  const problem = says('uncovered', { answers: { list, joined: 'commas' } });
  return [documentWarning('/types', 'uncovered', problem)];
}

/** Answers without those whose fields they hide. */
function withoutHidden(form: FormDocument, answers: Answers): Answers {
  const shown = Object.fromEntries(
    Object.entries(answers).filter(([code]) => {
      const field = topField(form, code);
      const section = form.sections.find(({ fields }) => fields.some((each) => each === field));
      return [section?.show_if, field?.show_if].every(
        (condition) => condition === undefined || holds(condition, { ...answers }),
      );
    }),
  );
  return Object.keys(shown).length === Object.keys(answers).length ? shown : withoutHidden(form, shown);
}
