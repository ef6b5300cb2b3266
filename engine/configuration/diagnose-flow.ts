import type { Diagnostic } from '../contract/problem.ts';
import { holds, variablesOf } from '../rules/condition.ts';
import type { Condition } from './condition.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseCondition, feeScope } from './diagnose-condition.ts';
import { diagnoseDecision } from './diagnose-decision.ts';
import { diagnoseGroup, isGroup } from './diagnose-group.ts';
import { diagnoseOpenAfter } from './diagnose-open-after.ts';
import { danglingFault, documentFault, duplicateCodes } from './document-fault.ts';
import { isYes } from './flag.ts';
import {
  type FlowDocument,
  hasForm,
  isAfterPayment,
  isReview,
  REGISTRATION_FLOW,
  type Step,
} from './flow-document.ts';
import { PROPOSAL_FLOW } from './flow-pages.ts';

/** What is wrong with a flow whose shape is right: its entry, its steps and what they lead to, its money. */
export function diagnoseFlow(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  return [
    ...diagnoseEntry(document, context),
    ...duplicateCodes(document.steps, '/steps'),
    ...document.steps.flatMap((step, index) => diagnoseStep(document, step, index, context)),
    ...diagnoseEnd(document),
    ...diagnoseMoney(document, context),
    ...diagnoseGroup(document, context),
    ...diagnoseDecision(document, context),
  ];
}

const isRegistration = ({ code }: FlowDocument) => code === REGISTRATION_FLOW;

function diagnoseEntry(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { entry, steps } = document;
  const found: Diagnostic[] = [];
  const at = '/entry/first_step';
  const group = entry.by.indexOf('group');
  if (group >= 0 && !isRegistration(document)) {
    found.push(documentFault(`/entry/by/${group}`, 'not_allowed', 'Groups register, and do nothing else.'));
  }
  if (!isYes(entry.first_step)) return found;
  // How a registration begins, with its track and days, is the start page's own.
  if (isRegistration(document)) {
    return [
      ...found,
      documentFault(at, 'not_allowed', 'What a registration begins with is asked on its start page.'),
    ];
  }
  const [first] = steps;
  if (first?.kind !== 'form' || first.skip_if !== undefined || first.form_type === undefined) {
    return [...found, documentFault(at, 'not_allowed', 'The first step is one with a form, for everybody.')];
  }
  if (context.isForBeforePayment?.(first.form_type)) {
    found.push(
      documentFault(
        at,
        'not_allowed',
        `In the form "${first.form_type}" a file is sent, which needs a beginning.`,
      ),
    );
  }
  if (context.fieldsOf && context.fieldsOf(first.form_type)?.includes('email') === false) {
    found.push(documentFault(at, 'missing', `The form "${first.form_type}" asks for no "email".`, '"email"'));
  }
  return found;
}

function diagnoseStep(
  document: FlowDocument,
  step: Step,
  index: number,
  context: DiagnoseContext,
): Diagnostic[] {
  const at = `/steps/${index}`;
  const problems = [
    ...diagnoseCondition(step.skip_if, `${at}/skip_if`, { fields: new Set() }),
    ...diagnoseReach(document, step, index),
    ...danglingFault(`${at}/form_type`, 'form', step.form_type, context.forms),
    ...diagnoseAfterPayment(step, at, context),
    ...diagnoseOpenAfter(document, step, at, context),
    ...diagnosePresenters(document, step, at, context),
    ...(isRegistration(document)
      ? diagnosePart(step, at, context)
      : diagnoseOutside(document, step, at, context)),
  ];
  if (hasForm(step.kind) && step.form_type === undefined) {
    problems.push(
      documentFault(at, 'missing', `A step of kind "${step.kind}" names its form.`, '"form_type"'),
    );
  }
  const before = formsBefore(document, index);
  if (step.form_type !== undefined && before.includes(step.form_type)) {
    problems.push(
      documentFault(
        `${at}/form_type`,
        'duplicate_form',
        `The form "${step.form_type}" is asked already, earlier in this flow.`,
      ),
    );
  }
  return problems;
}

/** Presenters are those of a proposal, whose calls are its own. */
function diagnosePresenters(
  { code }: FlowDocument,
  { form_type }: Step,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  if (form_type === undefined || code === PROPOSAL_FLOW || !context.isPresentedIn?.(form_type)) return [];
  const problem = `In the form "${form_type}" presenters are named, who belong to the flow "${PROPOSAL_FLOW}".`;
  return [documentFault(`${at}/form_type`, 'not_allowed', problem)];
}

/** The forms that are asked before a step. */
function formsBefore({ steps }: FlowDocument, index: number): string[] {
  return steps.slice(0, index).flatMap(({ form_type }) => form_type ?? []);
}

/** A step that no path reaches, or that is decided by what nobody was asked by then. */
function diagnoseReach(document: FlowDocument, { skip_if }: Step, index: number): Diagnostic[] {
  if (skip_if === undefined) return [];
  const pointer = `/steps/${index}/skip_if`;
  if (isAlways(skip_if)) {
    return [documentFault(pointer, 'unreachable', 'This always holds: no path reaches the step.')];
  }
  return unasked(variablesOf(skip_if), formsBefore(document, index)).map((form) =>
    documentFault(
      pointer,
      'unreachable',
      `Answers of the form "${form}" are not given before this step in this flow.`,
      formsBefore(document, index).join(', '),
    ),
  );
}

/** Whether a condition reads nothing and holds. */
function isAlways(condition: Condition): boolean {
  return variablesOf(condition).length === 0 && holds(condition, {});
}

/** The forms that names are read of, without those that were asked. */
function unasked(names: readonly string[], asked: readonly string[]): string[] {
  const forms = names.flatMap((name) => {
    const [root, form] = name.split('.');
    return root === 'answers' && form !== undefined ? [form] : [];
  });
  return [...new Set(forms)].filter((form) => !asked.includes(form));
}

/** Tracks and days that the event has. */
function diagnosePart(step: Step, at: string, context: DiagnoseContext): Diagnostic[] {
  return [
    ...(step.kind === 'people'
      ? [documentFault(`${at}/kind`, 'not_allowed', 'A step of kind "people" belongs to a group.')]
      : []),
    ...(step.tracks ?? []).flatMap((track, i) =>
      danglingFault(`${at}/tracks/${i}`, 'track', track, context.tracks),
    ),
    ...(step.days ?? []).flatMap((day, i) => danglingFault(`${at}/days/${i}`, 'day', day, context.days)),
  ];
}

/** The kinds of step with a form that any flow may have; activities are sold to who has no registration, too. */
const OUTSIDE: ReadonlySet<string> = new Set(['form', 'activities']);

/** What only a registration has: a track, a mode and days, and what is picked by them. */
function diagnoseOutside(
  document: FlowDocument,
  step: Step,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  const found = (['tracks', 'modes', 'days'] as const)
    .filter((name) => step[name] !== undefined)
    .map((name) =>
      documentFault(
        `${at}/${name}`,
        'not_allowed',
        `Only steps of a registration are told apart by ${name}.`,
      ),
    );
  const isPeople = step.kind === 'people' && isGroup(document);
  if (!OUTSIDE.has(step.kind) && !isReview(step.kind) && !isPeople) {
    found.push(
      documentFault(
        `${at}/kind`,
        'not_allowed',
        `A step of kind "${step.kind}" belongs to a registration.`,
        'form, activities, review, payment',
      ),
    );
  }
  if (step.form_type !== undefined && context.isPickedIn?.(step.form_type)) {
    found.push(
      documentFault(
        `${at}/form_type`,
        'not_allowed',
        `In the form "${step.form_type}" something is picked that only a registration can hold.`,
      ),
    );
  }
  return found;
}

/** One review, last of what is asked before the payment; and something that leads to it. */
function diagnoseEnd({ steps }: FlowDocument): Diagnostic[] {
  const ends = steps.flatMap((step, index) => (isReview(step.kind) ? [index] : []));
  const [review, second] = ends;
  if (review === undefined) {
    return [
      documentFault('/steps', 'missing', 'There is no step of kind "review" or "payment" to submit from.'),
    ];
  }
  if (second !== undefined) {
    return [
      documentFault(`/steps/${second}/kind`, 'duplicate_end', 'There is an earlier step to submit from.'),
    ];
  }
  const found: Diagnostic[] = [];
  const end = steps[review];
  if (end?.skip_if !== undefined) {
    found.push(
      documentFault(`/steps/${review}/skip_if`, 'unreachable', 'The step to submit from cannot be skipped.'),
    );
  }
  const [early, late] = [steps.slice(0, review), steps.slice(review + 1)];
  if (early.some(isAfterPayment) || late.some((step) => !isAfterPayment(step))) {
    found.push(
      documentFault(
        `/steps/${review}`,
        'order',
        'The review must be the last step, but for those that are asked after the payment.',
      ),
    );
  }
  const asksNothing = early.every(({ skip_if }) => skip_if !== undefined && isAlways(skip_if));
  if (early.length > 0 && asksNothing) {
    found.push(documentFault('/steps', 'unreachable', 'Every step is skipped: nothing is asked.'));
  }
  return found;
}

/** Where there is a payment something says what is paid, and that is decided by what this flow asks. */
function diagnoseMoney(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const { money, steps } = document;
  const isPaid = steps.some(({ kind }) => kind === 'payment');
  if (!money) {
    // A group pays what its members owe.
    return isPaid && !isGroup(document)
      ? [documentFault('/money', 'missing', 'There is a payment, and nothing says what is paid.', '"money"')]
      : [];
  }
  const found: Diagnostic[] = [];
  if (money.fees === 'catalogue') {
    if (!isRegistration(document)) {
      found.push(
        documentFault(
          '/money/fees',
          'not_allowed',
          'The fees of the event are those of registrations.',
          '[…]',
        ),
      );
    }
    return found;
  }
  const asked = formsBefore(document, steps.length);
  return [
    ...found,
    ...duplicateCodes(money.fees, '/money/fees'),
    ...money.fees.flatMap(({ when }, index) => [
      ...diagnoseCondition(when, `/money/fees/${index}/when`, feeScope(context)),
      ...unasked(variablesOf(when), asked).map((form) =>
        documentFault(
          `/money/fees/${index}/when`,
          'unreachable',
          `Answers of the form "${form}" are not given in this flow.`,
        ),
      ),
    ]),
  ];
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
