import { isYes } from '../../../form/field/flag.ts';
import { holds } from '../../../form/rules/condition.ts';
import { scopeOf } from '../../diagnosis/can-be-met.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { openAt, worldsOf } from '../../diagnosis/flow-worlds.ts';
import { type FlowPicker, offeredIn, pickersIn } from '../../diagnosis/picked-offers.ts';
import { worldInWords } from '../../diagnosis/world-in-words.ts';
import { says } from './problems.ts';
import type { FlowDocument } from './schema.ts';

/** Choices and answers that lead to a required field with nothing to choose: no one with them can go on. */
export function diagnoseRequiredPickers(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  return pickersIn(document, context)
    .filter(isRequired)
    .flatMap((picker) => deadEnd(picker, document, context));
}

const isRequired = ({ field }: FlowPicker) =>
  isYes(field.required, field.require_if === undefined) &&
  isYes(field.enabled, true) &&
  field.enable_if === undefined;

function deadEnd(picker: FlowPicker, document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const offered = offeredIn(picker, context);
  if (!offered) return [];
  const conditions = [
    ...picker.shown,
    ...new Map(offered.map((each) => [JSON.stringify(each), each])).values(),
  ];
  const worlds = worldsOf(conditions, document, context, openAt(document, picker.step));
  const stuck = worlds?.all.find((world) => {
    const scope = scopeOf(world);
    return (
      worlds.isCertain(world) &&
      picker.shown.every((condition) => holds(condition, scope)) &&
      !offered.some((condition) => holds(condition, scope))
    );
  });
  if (!stuck) return [];
  const { field, step } = picker;
  const at = document.steps.findIndex(({ code }) => code === step.code);
  const question = 'label' in field && field.label !== undefined ? field.label : field.code;
  const problem = says('nothingToChoose', { question, choices: worldInWords(stuck, context) });
  const warning = documentWarning(`/steps/${at}`, 'dead_end', problem, says('offerForThem'));
  return [{ ...warning, choices: stuck }];
}
