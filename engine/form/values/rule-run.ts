import {
  isRowStep,
  joinPath,
  type Path,
  pathsAbove,
  rowOf,
  stepsOf,
  type TemplatePath,
  templateOf,
} from '../field/path.ts';
import { evaluationOrder } from '../rules/evaluation-order.ts';
import { evaluateRule, type FormRules, type RuleState } from '../rules/form-rules.ts';
import { type FieldStates, NO_ERRORS } from './field-states.ts';
import { type FormContext, readDotted } from './form-context.ts';
import type { GroupRows } from './group-rows.ts';

/** How often one change may toggle the same field: diagnostics prevent circular rules, but one could slip through. */
const MOST_FLIPS = 8;

interface RuleParts {
  readonly states: FieldStates;
  readonly rows: GroupRows;
  readonly rules: FormRules;
  readonly context: FormContext;
  /** A field's value for conditions: hidden answers are absent. */
  read(path: Path): unknown;
  pathsBelow(path: Path): Path[];
  /** Empties a hidden field that is not kept. */
  reset(path: Path): void;
}

const agrees = (state: RuleState, rule: RuleState) =>
  state.visible === rule.visible && state.required === rule.required && state.enabled === rule.enabled;

/** Runs a form's rules: for new fields, and for everything that depends on a change. */
export function createRuleRun({ states, rows, rules, context, read, pathsBelow, reset }: RuleParts) {
  function evaluate(path: Path): RuleState {
    return evaluateRule(rules.byTarget.get(templateOf(path)), (name) => {
      const [first = '', ...rest] = stepsOf(name);
      if (first === 'registration' || first === 'answers') return readDotted(context, name);
      const row = first === 'row' ? rowOf(path)?.row : undefined;
      if (first === 'row' && row === undefined) return undefined;
      const value = read(row === undefined ? first : joinPath(row, rest.shift() ?? ''));
      return rest.length === 0 ? value : readDotted(value, joinPath(...rest));
    });
  }

  /** The fields of a template path; if the cause is in a row, only those of that row. */
  function instancesOf(template: TemplatePath, cause: Path): Path[] {
    if (!template.includes('*')) return [template];
    const from = stepsOf(cause);
    let paths = [''];
    for (const [at, step] of stepsOf(template).entries()) {
      const next = from[at];
      const shared = joinPath(...from.slice(0, at));
      paths = paths.flatMap((path) => {
        if (step !== '*') return path === '' ? step : joinPath(path, step);
        const keys = path === shared && next !== undefined && isRowStep(next) ? [next] : rows.keysOf(path);
        return keys.map((key) => joinPath(path, key));
      });
    }
    return paths;
  }

  /** The fields that read a field, or a group around it. */
  function dependentsOf(cause: Path): Path[] {
    return [cause, ...pathsAbove(cause)].flatMap((changed) =>
      (rules.dependents.get(templateOf(changed)) ?? []).flatMap((template) => instancesOf(template, changed)),
    );
  }

  return {
    /** Evaluates new fields, each after those that it reads. */
    decide(paths: readonly Path[]): void {
      for (const path of evaluationOrder(paths, rules)) {
        const rule = evaluate(path);
        if (!agrees(states.read(path), rule)) states.patch(path, rule);
      }
    },
    /** Evaluates everything that depends on a path, transitively. */
    settle(path: Path): void {
      const queue: Path[] = [path];
      const flips = new Map<Path, number>();
      for (let cause = queue.shift(); cause !== undefined; cause = queue.shift()) {
        for (const target of dependentsOf(cause)) {
          const state = states.find(target);
          if (!state) continue;
          const rule = evaluate(target);
          if (agrees(state, rule)) continue;
          const flipped = rule.visible !== state.visible;
          states.patch(target, rule.visible ? rule : { ...rule, errors: NO_ERRORS });
          const times = flips.get(target) ?? 0;
          if (!flipped || times >= MOST_FLIPS) continue;
          flips.set(target, times + 1);
          if (!rule.visible) {
            for (const inside of pathsBelow(target)) states.setErrors(inside, NO_ERRORS);
            if (rules.byTarget.get(templateOf(target))?.whenHidden === 'clear') reset(target);
          }
          queue.push(target);
        }
      }
    },
  };
}
