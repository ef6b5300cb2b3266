import { variablesOf } from '../../../form/rules/condition.ts';
import { PROPOSAL_FLOW } from '../../addresses/flow-pages.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { type ConditionScope, diagnoseCondition, neverMet } from '../../diagnosis/diagnose-condition.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  danglingFault,
  documentFault,
  documentWarning,
  duplicateCodes,
} from '../../diagnosis/document-fault.ts';
import { modesOf, valuesInContext } from '../../diagnosis/possible-values.ts';
import { diagnoseAside } from './diagnose-answer.ts';
import { diagnoseDecision } from './diagnose-decision.ts';
import { diagnoseEnd } from './diagnose-end.ts';
import { diagnoseEntry } from './diagnose-entry.ts';
import { diagnoseGroup, isGroup } from './diagnose-group.ts';
import { diagnoseMoney } from './diagnose-money.ts';
import { diagnoseOpenAfter } from './diagnose-open-after.ts';
import { diagnosePaths } from './diagnose-paths.ts';
import { formsBefore, isAlways, unasked } from './flow-reach.ts';
import { says } from './problems.ts';
import {
  type FlowDocument,
  hasForm,
  isAfterPayment,
  isReview,
  REGISTRATION_FLOW,
  type Step,
} from './schema.ts';

/** Diagnostics of a flow with a valid shape: entry, steps and money. */
export function diagnoseFlow(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const found = [
    ...diagnoseEntry(document, context),
    ...duplicateCodes(document.steps, '/steps'),
    ...document.steps.flatMap((step, index) => diagnoseStep(document, step, index, context)),
    ...diagnoseEnd(document),
    ...diagnoseMoney(document, context),
    ...diagnoseGroup(document, context),
    ...diagnoseDecision(document, context),
    ...diagnoseAside(document, context),
  ];
  // Where its steps are wrong, its paths are not looked at.
  if (found.some(({ severity }) => severity === 'error')) return found;
  return [...found, ...diagnosePaths(document, context)];
}

const isRegistration = ({ code }: FlowDocument) => code === REGISTRATION_FLOW;

function diagnoseStep(
  document: FlowDocument,
  step: Step,
  index: number,
  context: DiagnoseContext,
): Diagnostic[] {
  const at = `/steps/${index}`;
  const { fieldsOf } = context;
  const unreached = diagnoseReach(document, step, index);
  const scope: ConditionScope = {
    fields: new Set(),
    valuesOf: valuesInContext(context),
    // Fields of forms that are asked later, or not at all, are not looked for.
    ...(fieldsOf && unreached.length === 0 && { fieldsOf }),
  };
  const problems = [
    ...diagnoseCondition(step.skip_if, `${at}/skip_if`, scope),
    ...diagnoseSkips(step, `${at}/skip_if`, scope, context),
    ...unreached,
    ...danglingFault(`${at}/form_type`, 'form', step.form_type, context.forms),
    ...diagnoseAfterPayment(step, at, context),
    ...diagnoseOpenAfter(document, step, at, context),
    ...diagnosePresenters(document, step, at, context),
    ...(isRegistration(document)
      ? diagnosePart(step, at, context)
      : diagnoseOutside(document, step, at, context)),
  ];
  if (hasForm(step.kind) && step.form_type === undefined) {
    problems.push(documentFault(at, 'missing', says('stepNeedsForm', { kind: step.kind }), '"form_type"'));
  }
  const before = formsBefore(document, index);
  if (step.form_type !== undefined && before.includes(step.form_type)) {
    problems.push(
      documentFault(`${at}/form_type`, 'duplicate_form', says('formUsedBefore', { form: step.form_type })),
    );
  }
  return problems;
}

/** A step that everyone skips, or no one. */
function diagnoseSkips(
  { skip_if }: Step,
  pointer: string,
  scope: ConditionScope,
  context: DiagnoseContext,
): Diagnostic[] {
  // A constant condition is reported with the step's reach.
  if (skip_if === undefined || isAlways(skip_if)) return [];
  return [
    ...(diagnoseCondition(skip_if, pointer, scope).length > 0
      ? []
      : neverMet({ '!': [skip_if] }, pointer, scope, context, says('alwaysSkipped'))),
    ...neverMet(skip_if, pointer, scope, context, says('neverSkipped')).map(({ problem }) =>
      documentWarning(pointer, 'never_met', problem),
    ),
  ];
}

/** Presenters belong to a proposal, which has calls of its own. */
function diagnosePresenters(
  { code }: FlowDocument,
  { form_type }: Step,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  if (form_type === undefined || code === PROPOSAL_FLOW || !context.isPresentedIn?.(form_type)) return [];
  const problem = says('presentersElsewhere', { form: form_type, flow: PROPOSAL_FLOW });
  return [documentFault(`${at}/form_type`, 'not_allowed', problem)];
}

/** A step that no path reaches, or whose condition reads an answer that is not given yet. */
function diagnoseReach(document: FlowDocument, { skip_if }: Step, index: number): Diagnostic[] {
  if (skip_if === undefined) return [];
  const pointer = `/steps/${index}/skip_if`;
  if (isAlways(skip_if)) {
    return [documentFault(pointer, 'unreachable', says('neverReached'))];
  }
  return unasked(variablesOf(skip_if), formsBefore(document, index)).map((form) =>
    documentFault(
      pointer,
      'unreachable',
      says('notAskedBefore', { form }),
      formsBefore(document, index).join(', '),
    ),
  );
}

/** Tracks and days that the event has. */
function diagnosePart(step: Step, at: string, context: DiagnoseContext): Diagnostic[] {
  return [
    ...(step.kind === 'people' ? [documentFault(`${at}/kind`, 'not_allowed', says('peopleElsewhere'))] : []),
    ...(step.tracks ?? []).flatMap((track, i) =>
      danglingFault(`${at}/tracks/${i}`, 'track', track, context.tracks),
    ),
    ...(step.days ?? []).flatMap((day, i) => danglingFault(`${at}/days/${i}`, 'day', day, context.days)),
    ...(step.modes ?? []).flatMap((mode, i) =>
      danglingFault(`${at}/modes/${i}`, 'mode', mode, modesOf(context)),
    ),
    ...neverTogether(step, at, context),
  ];
}

/** Tracks and modes of a step that no registration combines. */
function neverTogether({ tracks, modes }: Step, at: string, { event }: DiagnoseContext): Diagnostic[] {
  if (!event || !tracks || !modes) return [];
  const isOffered = event.tracks.some(
    (track) => tracks.includes(track.code) && track.modes.some((mode) => modes.includes(mode)),
  );
  return isOffered ? [] : [documentFault(`${at}/modes`, 'never_met', says('modesOfNoTrack'))];
}

/** The kinds of step that any flow can have; activities are sold without a registration as well. */
const OUTSIDE: ReadonlySet<string> = new Set(['form', 'activities']);

/** Only registrations have a track, a mode and days, and items that depend on them. */
function diagnoseOutside(
  document: FlowDocument,
  step: Step,
  at: string,
  context: DiagnoseContext,
): Diagnostic[] {
  const found = (['tracks', 'modes', 'days'] as const)
    .filter((name) => step[name] !== undefined)
    .map((name) =>
      documentFault(`${at}/${name}`, 'not_allowed', says('propertyOfRegistration', { property: name })),
    );
  const isPeople = step.kind === 'people' && isGroup(document);
  if (!OUTSIDE.has(step.kind) && !isReview(step.kind) && !isPeople) {
    found.push(
      documentFault(
        `${at}/kind`,
        'not_allowed',
        says('kindOfRegistration', { kind: step.kind }),
        'form, activities, review, payment',
      ),
    );
  }
  if (step.form_type !== undefined && context.isPickedIn?.(step.form_type)) {
    found.push(
      documentFault(`${at}/form_type`, 'not_allowed', says('fieldOfRegistration', { form: step.form_type })),
    );
  }
  return found;
}

/** A step after the payment cannot have prices or stock; files are sent before it. */
function diagnoseAfterPayment(step: Step, at: string, { isForBeforePayment }: DiagnoseContext): Diagnostic[] {
  if (!isAfterPayment(step)) return [];
  if (step.kind !== 'form') {
    return [
      documentFault(
        `${at}/after_payment`,
        'not_allowed',
        says('kindBeforePayment', { kind: step.kind }),
        '"form"',
      ),
    ];
  }
  if (step.form_type === undefined || !isForBeforePayment?.(step.form_type)) return [];
  return [
    documentFault(`${at}/form_type`, 'not_allowed', says('fieldBeforePayment', { form: step.form_type })),
  ];
}
