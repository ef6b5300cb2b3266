import type { Condition } from '../field/condition.ts';
import type { TemplatePath } from '../field/path.ts';
import { holds } from '../rules/condition.ts';
import type { FormRules } from '../rules/form-rules.ts';
import type { FormField } from '../translate/form-fields.ts';
import type { FormContext } from './form-context.ts';
import { createFormStore, type Values } from './form-store.ts';
import { isSameAnswer } from './same-answer.ts';

/** A form, as far as its rules decide which of its answers count. */
export interface CountableForm {
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly rules: FormRules;
}

/** A form step of a flow; without a form where the document is not published: its answers count as they are. */
export interface CountableStep {
  readonly code: string;
  readonly formType: string;
  readonly skipIf: Condition | undefined;
  readonly form: CountableForm | undefined;
}

export interface Countable {
  /** The form steps of a flow, in order. */
  readonly steps: readonly CountableStep[];
  /** Stored answers by form type, hidden ones included. */
  readonly stored: FormContext['answers'];
  /** The values that conditions read as `registration`, from the answers that count. */
  registrationOf(answers: FormContext['answers']): FormContext['registration'];
}

/** Which of the stored answers count, across all forms of a flow. */
export interface CountedAnswers extends FormContext {
  /** Codes of the steps that are not skipped. */
  readonly steps: ReadonlySet<string>;
  /** Whether a field at the top of a form counts. With `typing`, the form's own answers may still change: they hide nothing. */
  countsField(formType: string, field: string, typing?: 'typing'): boolean;
}

/**
 * Decides which stored answers count: those of visible fields (or kept when hidden) in steps that are not skipped.
 * Conditions only read answers that count, so this repeats until nothing changes.
 */
export function countAnswers({ steps, stored, registrationOf }: Countable): CountedAnswers {
  const forms = new Set(steps.map(({ formType }) => formType));
  let answers: FormContext['answers'] = Object.fromEntries(
    Object.entries(stored).filter(([formType]) => forms.has(formType)),
  );
  const alone = new Map<string, Values>();
  const skipped = new Set<string>();

  function submissionOf({ formType, form }: CountableStep, context: FormContext): Values {
    const saved = stored[formType] ?? {};
    if (!form) return saved;
    const known = alone.get(formType);
    if (known) return known;
    const values = createFormStore({ ...form, context, answers: saved }).submission();
    if (!readsOthers(form)) alone.set(formType, values);
    return values;
  }

  function isSkipped({ code, skipIf }: CountableStep, context: FormContext, isLate: boolean): boolean {
    // Conditions that chase each other have no answer: from then on a skipped step stays skipped.
    if (isLate && skipped.has(code)) return true;
    return skipIf !== undefined && holds(skipIf, { ...context });
  }

  /** One pass over the steps; returns whether anything changed. */
  function pass(isLate: boolean): boolean {
    let changed = false;
    const counted = new Set<string>();
    for (const step of steps) {
      const context = { registration: registrationOf(answers), answers };
      const skips = isSkipped(step, context, isLate);
      if (skips !== skipped.has(step.code)) changed = true;
      if (skips) skipped.add(step.code);
      else skipped.delete(step.code);
      const isStored = !skips && Object.hasOwn(stored, step.formType);
      if (isStored) counted.add(step.formType);
      else if (counted.has(step.formType)) continue;
      const values = isStored ? submissionOf(step, context) : undefined;
      if (isSameAnswer(values ?? {}, answers[step.formType] ?? {})) continue;
      const { [step.formType]: _before, ...others } = answers;
      answers = values ? { ...others, [step.formType]: values } : others;
      changed = true;
    }
    return changed;
  }

  const enough = steps.length + 2;
  for (let times = 0; times < 2 * enough && pass(times >= enough); times += 1);

  const context: FormContext = { registration: registrationOf(answers), answers };
  return {
    ...context,
    steps: new Set(steps.map(({ code }) => code).filter((code) => !skipped.has(code))),
    countsField(formType, field, typing) {
      return steps.some((step) => {
        if (step.formType !== formType || skipped.has(step.code)) return false;
        if (!step.form) return true;
        const { form } = step;
        const rule = form.rules.byTarget.get(field);
        const isOpen = typing !== undefined || !Object.hasOwn(stored, formType);
        if (rule && isOpen && rule.reads.some((name) => !isOfOthers(name))) return true;
        const { visible } = createFormStore({ ...form, context, answers: stored[formType] ?? {} }).read(
          field,
        );
        return visible || rule?.whenHidden === 'keep';
      });
    },
  };
}

const isOfOthers = (name: string) => name.startsWith('answers.') || name.startsWith('registration.');

/** Whether a rule or a default of a form reads anything but its own answers. */
function readsOthers({ fields, rules }: CountableForm): boolean {
  return (
    [...rules.byTarget.values()].some(({ reads }) => reads.some(isOfOthers)) ||
    [...fields.values()].some(({ field }) => field.default_from !== undefined)
  );
}
