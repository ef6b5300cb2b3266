import type { Diagnostic } from '../contract/problem.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseCondition } from './diagnose-condition.ts';
import { danglingFault, documentFault } from './document-fault.ts';
import { isAfterPayment, isReview, type Step, type StepsDocument } from './steps-document.ts';

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
    problems.push(...diagnoseAfterPayment(step, at, context));
    return problems;
  });
  const review = document.steps.findIndex((step) => isReview(step.kind));
  if (review < 0)
    found.push(
      documentFault('/steps', 'missing', 'There is no step of kind "review" or "payment" to submit from.'),
    );
  else {
    const [early, late] = [document.steps.slice(0, review), document.steps.slice(review + 1)];
    if (early.some(isAfterPayment) || late.some((step) => !isAfterPayment(step))) {
      found.push(
        documentFault(
          `/steps/${review}`,
          'order',
          'The review must be the last step, but for those that are asked after the payment.',
        ),
      );
    }
  }
  return found;
}

/** What is asked once everything is paid can cost nothing and take no place; files are sent before, too. */
function diagnoseAfterPayment(step: Step, at: string, { isForBeforePayment }: DiagnoseContext): Diagnostic[] {
  if (!isAfterPayment(step)) return [];
  if (step.kind !== 'form') {
    return [
      documentFault(
        `${at}/after_payment`,
        'not_allowed',
        `A step of kind "${step.kind}" comes before the payment.`,
        '"form"',
      ),
    ];
  }
  if (step.form_type === undefined || !isForBeforePayment?.(step.form_type)) return [];
  return [
    documentFault(
      `${at}/form_type`,
      'not_allowed',
      `In the form "${step.form_type}" something is picked or a file is sent, which is done before the payment.`,
    ),
  ];
}
