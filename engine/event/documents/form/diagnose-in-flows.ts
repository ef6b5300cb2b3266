import type { Condition } from '../../../form/field/condition.ts';
import { isYes } from '../../../form/field/flag.ts';
import { roleOf } from '../../../form/field-types/registry.ts';
import type { PlacedField } from '../../../form/form-document/field-tree.ts';
import type { FormDocument } from '../../../form/form-document/form-document.ts';
import { holds, variablesOf } from '../../../form/rules/condition.ts';
import { scopeOf } from '../../diagnosis/can-be-met.ts';
import type { DiagnoseContext, FlowFacts, StepFacts } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { asReadInFlow } from '../../diagnosis/flow-names.ts';
import { canHappen, openAt, stepConditions, worldsOf } from '../../diagnosis/flow-worlds.ts';
import type { Sentence } from '../../diagnosis/sentence.ts';
import { chainOf, sectionPointer, shownIf } from './diagnose-never-shown.ts';
import { says } from './problems.ts';

/** A step of a flow that asks the form. */
interface Asking {
  readonly flow: FlowFacts;
  readonly step: StepFacts;
}

/** A condition with what has to hold before it matters. */
interface Placed {
  readonly pointer: string;
  readonly condition: Condition;
  readonly outer: readonly Condition[];
  readonly never?: Sentence;
  readonly always: Sentence;
  readonly isGrave: boolean;
}

/**
 * Conditions that are never or always met by the choices and answers which lead to them, in every flow that asks the
 * form. Anything reported already is not repeated; constants are deliberate.
 */
export function diagnoseInFlows(
  places: readonly PlacedField[],
  document: FormDocument,
  context: DiagnoseContext,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const { code } = document;
  const within: DiagnoseContext = {
    ...context,
    formOf: (form) => (form === code ? document : context.formOf?.(form)),
  };
  const asking = (context.flows ?? []).flatMap((flow) =>
    flow.steps.flatMap((step): Asking[] => (step.form_type === code ? [{ flow, step }] : [])),
  );
  const reached = asking.filter(
    ({ flow, step }) => canHappen(stepConditions(step), flow, within, openAt(flow, step)) === true,
  );
  if (reached.length === 0) return [];
  const named = new Set(found.map(({ pointer }) => pointer));
  const told: Diagnostic[] = [];
  for (const each of [...ofSections(document), ...places.flatMap(ofField)]) {
    const { pointer, holders } = each;
    if (named.has(pointer) || holders.some((holder) => named.has(holder))) continue;
    const fault = faultOf(inFlow(each, code), reached, within);
    if (!fault) continue;
    told.push(fault);
    named.add(pointer);
  }
  return told;
}

type Located = Placed & { readonly holders: readonly string[] };

function inFlow(each: Located, form: string): Located {
  const read = (condition: Condition) => asReadInFlow(condition, form);
  return { ...each, condition: read(each.condition), outer: each.outer.map(read) };
}

function ofSections({ sections }: FormDocument): Located[] {
  return sections.flatMap(({ show_if, fields }, index) =>
    show_if === undefined
      ? []
      : [
          {
            pointer: `/sections/${index}/show_if`,
            holders: [],
            condition: show_if,
            outer: [],
            never: says('sectionNeverShownInFlow'),
            always: says('sectionAlwaysShown'),
            isGrave: fields.some(isRequired),
          },
        ],
  );
}

function ofField(place: PlacedField): Located[] {
  const { field, pointer } = place;
  const shown = shownIf(place);
  const holders = [
    sectionPointer(place),
    ...chainOf(place).flatMap((each) => [each.pointer, `${each.pointer}/show_if`]),
  ].filter((each) => each !== `${pointer}/show_if`);
  const rest = { holders, isGrave: false };
  return [
    ...(field.show_if === undefined
      ? []
      : [
          {
            holders,
            pointer: `${pointer}/show_if`,
            condition: field.show_if,
            outer: shown.filter((each) => each !== field.show_if),
            never: says('neverShownInFlow'),
            always: says('alwaysShown'),
            isGrave: isRequired(field),
          },
        ]),
    ...(field.require_if === undefined
      ? []
      : [
          {
            ...rest,
            pointer: `${pointer}/require_if`,
            condition: field.require_if,
            outer: shown,
            always: says('alwaysRequired'),
          },
        ]),
    ...(field.enable_if === undefined
      ? []
      : [
          {
            ...rest,
            pointer: `${pointer}/enable_if`,
            condition: field.enable_if,
            outer: shown,
            always: says('alwaysChanged'),
          },
        ]),
  ];
}

const isRequired = (field: PlacedField['field']) =>
  roleOf(field) !== 'display' &&
  roleOf(field) !== 'preset' &&
  isYes(field.required, field.require_if === undefined);

function faultOf(
  { pointer, condition, outer, never, always, isGrave }: Placed,
  asking: readonly Asking[],
  context: DiagnoseContext,
): Diagnostic | undefined {
  if (typeof condition === 'boolean' || variablesOf(condition).length === 0) return undefined;
  const isOfRow = [condition, ...outer].some((each) =>
    variablesOf(each).some((name) => name.startsWith('row.')),
  );
  if (isOfRow) return undefined;
  const results = asking.map(({ flow, step }) => {
    const before = [...stepConditions(step), ...outer];
    const worlds = worldsOf([...before, condition], flow, context, openAt(flow, step));
    const scopes = worlds?.all.map(scopeOf).filter((scope) => before.every((each) => holds(each, scope)));
    return scopes?.map((scope) => holds(condition, scope));
  });
  if (results.some((each) => each === undefined)) return undefined;
  const met = results.flatMap((each) => each ?? []);
  // What is never asked is reported where it is left out.
  if (met.length === 0) return undefined;
  if (never && !met.includes(true)) {
    return (isGrave ? documentFault : documentWarning)(pointer, 'never_met', never);
  }
  return met.includes(false) ? undefined : documentWarning(pointer, 'always_met', always);
}
