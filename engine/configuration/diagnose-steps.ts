import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseCondition } from './diagnose-condition.ts';
import { danglingFault, documentFault } from './document-fault.ts';
import { isReview, type StepsDocument } from './steps-document.ts';

/** What is wrong with steps whose shape is right: codes, forms that are not there, conditions. */
export function diagnoseSteps(document: StepsDocument, context: DiagnoseContext): Diagnostic[] {
  const codes = document.steps.map((step) => step.code);
  const found = document.steps.flatMap((step, index) => {
    const at = `/steps/${index}`;
    const problems = diagnoseCondition(step.skip_if, `${at}/skip_if`, { fields: new Set() });
    problems.push(
      ...(step.tracks ?? []).flatMap((track, i) =>
        danglingFault(`${at}/tracks/${i}`, 'track', track, context.tracks),
      ),
      ...(step.days ?? []).flatMap((day, i) => danglingFault(`${at}/days/${i}`, 'day', day, context.days)),
    );
    if (codes.indexOf(step.code) < index) {
      problems.push(
        documentFault(`${at}/code`, 'duplicate_code', `The code "${step.code}" is used by an earlier step.`),
      );
    }
    if (!isReview(step.kind) && step.form_type === undefined) {
      problems.push(
        documentFault(at, 'missing', `A step of kind "${step.kind}" names its form.`, '"form_type"'),
      );
    }
    if (step.form_type !== undefined && context.forms && !context.forms.includes(step.form_type)) {
      problems.push(
        documentFault(
          `${at}/form_type`,
          'dangling',
          `There is no form "${step.form_type}".`,
          context.forms.join(', '),
        ),
      );
    }
    return problems;
  });
  const review = document.steps.findIndex((step) => isReview(step.kind));
  if (review < 0)
    found.push(
      documentFault('/steps', 'missing', 'There is no step of kind "review" or "payment" to submit from.'),
    );
  else if (review < document.steps.length - 1) {
    found.push(documentFault(`/steps/${review}`, 'order', 'The review must be the last step.'));
  }
  return found;
}
