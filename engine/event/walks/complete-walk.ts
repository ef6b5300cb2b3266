import { isYes } from '../../form/field/flag.ts';
import { holds } from '../../form/rules/condition.ts';
import { collectRules } from '../../form/rules/form-rules.ts';
import { listFields, namedListsOf } from '../../form/translate/form-fields.ts';
import { type CountableForm, type CountedAnswers, countAnswers } from '../../form/values/counted-answers.ts';
import type { FormContext } from '../../form/values/form-context.ts';
import { createFormStore } from '../../form/values/form-store.ts';
import type { Assignment } from '../diagnosis/can-be-met.ts';
import { answerNamed } from '../diagnosis/flow-names.ts';
import { pickersIn } from '../diagnosis/picked-offers.ts';
import { optionsOf } from '../diagnosis/possible-values.ts';
import { decideMembership } from '../membership/decide-membership.ts';
import { sampleAnswer } from './sample-answer.ts';
import type { Walk, WalkInput, WalkPick, WalkStep } from './walk.ts';
import { waysToPick } from './walk-goals.ts';

/** A walk without its title and what it shows. */
export type CompletedWalk = Omit<Walk, 'title' | 'shows'> & { readonly scope: FormContext };

/** A walk before it has a title, with the choices and answers that it was made for. */
export interface FoundWalk {
  readonly walk: CompletedWalk;
  readonly pins: Assignment;
  readonly wanted: readonly WalkPick[];
  readonly shows: readonly string[];
}

/** Required answers can bring up further ones; with more rounds than this the rest stays open. */
const MOST_ROUNDS = 8;

/** Prepares the forms of a flow, and returns what completes what a walk has to choose and answer. */
export function walkCompleter(input: WalkInput) {
  const { flow, context } = input;
  const forms = new Map<string, CountableForm>();
  for (const { form_type } of flow.steps) {
    const document = form_type === undefined ? undefined : context.formOf?.(form_type);
    if (!document) continue;
    const lists = namedListsOf(document).map((name) => [
      name,
      context.event?.lists?.[name] ?? context.listOf?.(name) ?? [],
    ]);
    forms.set(document.code, {
      fields: listFields(document, Object.fromEntries(lists)),
      rules: collectRules(document),
    });
  }
  const steps = flow.steps.flatMap(({ code, form_type, skip_if, tracks, modes, days }) =>
    form_type === undefined
      ? []
      : [{ code, formType: form_type, skipIf: skip_if, form: forms.get(form_type), tracks, modes, days }],
  );

  return (pins: Assignment, wanted: readonly WalkPick[]): CompletedWalk => {
    const registration = registrationIn(pins, input);
    const has = (name: string, values: readonly string[] | undefined) =>
      values === undefined || [registration[name]].flat().some((each) => values.includes(String(each)));
    const own = steps.filter(
      ({ tracks, modes, days }) =>
        has('track', tracks) && has('mode', modes) && has('registrations_day', days),
    );
    const stored: Record<string, Record<string, unknown>> = {};
    for (const [name, value] of Object.entries(pins)) {
      const named = answerNamed(name);
      if (named && value !== undefined) stored[named.form] = { ...stored[named.form], [named.field]: value };
    }
    const count = () =>
      countAnswers({
        steps: own,
        stored,
        registrationOf: (answers) => withMembership(registration, answers, input),
      });
    let counted = count();
    for (let round = 0; round < MOST_ROUNDS && fill(counted); round += 1) counted = count();
    const scope = { registration: counted.registration, answers: counted.answers };
    return {
      registration,
      answers: stored,
      scope,
      picks: picksOf(input, counted, scope, wanted),
      steps: own.filter(({ code }) => counted.steps.has(code)).map((step) => asWalked(step, counted, stored)),
    };

    /** Answers the required fields that are shown and empty; returns whether there was one. */
    function fill({ steps: codes, ...known }: CountedAnswers): boolean {
      let changed = false;
      for (const { code, formType, form } of own) {
        if (!form || !codes.has(code)) continue;
        if (!stored[formType]) changed = true;
        const answers = stored[formType] ?? {};
        stored[formType] = answers;
        const store = createFormStore({ ...form, context: known, answers });
        for (const path of store.missing()) {
          // A missing part is answered with the whole; what rows and groups hold decides no price.
          const [name = ''] = path.split('.');
          const field = form.fields.get(path)?.field ?? form.fields.get(name as typeof path)?.field;
          if (!field || answers[name] !== undefined || Object.hasOwn(pins, `answers.${formType}.${name}`))
            continue;
          const day = context.event?.dates.start ?? input.today;
          const sample = sampleAnswer(field, optionsOf(field, context) ?? [], day);
          if (sample === undefined) continue;
          answers[name] = sample;
          changed = true;
        }
      }
      return changed;
    }
  };
}

/** The choices of a walk; without any, those of the first track on all days. */
function registrationIn(pins: Assignment, { flow, context }: WalkInput): Record<string, unknown> {
  if (flow.code !== 'registration' || !context.event) return {};
  const { tracks, days } = context.event;
  const track = pins['registration.track'] ?? tracks[0]?.code;
  return {
    track,
    mode: pins['registration.mode'] ?? tracks.find(({ code }) => code === track)?.modes[0],
    registrations_day: pins['registration.registrations_day'] ?? days.map(({ code }) => code),
  };
}

function withMembership(
  registration: Record<string, unknown>,
  answers: FormContext['answers'],
  { membership, context, flow }: WalkInput,
): FormContext['registration'] {
  const form = membership && context.formOf?.(membership.form_type);
  const given = membership && answers[membership.form_type];
  if (!form || !given || flow.code !== 'registration') return registration;
  const decision = decideMembership(membership, form, given, { registration, answers });
  const type =
    decision.status === 'decided' ? decision.type.type : decision.status === 'declined' ? 'declined' : '';
  return { ...registration, membershipType: type };
}

/** What a walk wants to choose, and one thing in each other field that requires it. */
function picksOf(
  input: WalkInput,
  counted: CountedAnswers,
  scope: FormContext,
  wanted: readonly WalkPick[],
): WalkPick[] {
  const picks = [...wanted];
  for (const picker of pickersIn(input.flow, input.context)) {
    const { step, form, field } = picker;
    if (!counted.steps.has(step.code) || !counted.countsField(form, field.code)) continue;
    const ways = waysToPick(picker, input);
    const isRequired = isYes(field.required, field.require_if === undefined);
    if (!isRequired || ways.some(({ pick }) => picks.some((each) => each.item === pick?.item))) continue;
    const found = ways.find(({ conditions }) => conditions.every((each) => holds(each, { ...scope })));
    if (found?.pick) picks.push(found.pick);
  }
  return picks;
}

function asWalked(
  { code, formType, form }: { code: string; formType: string; form: CountableForm | undefined },
  counted: CountedAnswers,
  stored: FormContext['answers'],
): WalkStep {
  if (!form) return { code, conditional: [], required: [] };
  const store = createFormStore({ ...form, context: counted, answers: stored[formType] ?? {} });
  const shown = store.paths().filter((path) => !path.includes('.') && store.isShown(path));
  const isConditional = (path: string) => (form.rules.byTarget.get(path)?.show.length ?? 0) > 0;
  return {
    code,
    conditional: shown.filter(isConditional),
    required: shown.filter((path) => store.read(path).required),
  };
}
