import { holds } from '../../../form/rules/condition.ts';
import { scopeOf } from '../../diagnosis/can-be-met.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { canHappen, openAt, stepConditions, worldsOf } from '../../diagnosis/flow-worlds.ts';
import { worldInWords } from '../../diagnosis/world-in-words.ts';
import { diagnoseRequiredPickers } from './diagnose-required-pickers.ts';
import { says } from './problems.ts';
import { type FlowDocument, isReview } from './schema.ts';

/**
 * Steps that no choices and answers lead to, and choices that skip every step. Nothing is reported of a flow with other
 * errors, or where it cannot be decided.
 */
export function diagnosePaths(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const unreached = document.steps.flatMap((step, index): Diagnostic[] => {
    const conditions = stepConditions(step);
    if (conditions.length === 0) return [];
    if (canHappen(conditions, document, context, openAt(document, step)) !== false) return [];
    const at = step.skip_if === undefined ? `/steps/${index}` : `/steps/${index}/skip_if`;
    return [documentFault(at, 'unreachable', says('noPathReaches'))];
  });
  if (unreached.length > 0) return unreached;
  return [...skipsEverything(document, context), ...diagnoseRequiredPickers(document, context)];
}

/** Choices with which nothing is asked before the review. */
function skipsEverything(document: FlowDocument, context: DiagnoseContext): Diagnostic[] {
  const early = document.steps.slice(
    0,
    document.steps.findIndex(({ kind }) => isReview(kind)),
  );
  const conditions = early.map(stepConditions);
  if (early.length === 0 || conditions.some((each) => each.length === 0)) return [];
  const worlds = worldsOf(conditions.flat(), document, context);
  const skipping = worlds?.all.filter((world) => {
    const scope = scopeOf(world);
    if (!worlds.isCertain(world)) return false;
    return conditions.every((each) => each.some((condition) => !holds(condition, scope)));
  });
  const [first] = skipping ?? [];
  if (!first) return [];
  const choices = worldInWords(first, context);
  return [documentFault('/steps', 'dead_end', says('skipsEverything', { choices }), says('askSomething'))];
}
