import type { FieldTypeDefinition } from '../field-types/definition.ts';
import { definitionOf as typeDefinition } from '../field-types/registry.ts';
import { evaluationOrder } from '../rules/evaluation-order.ts';
import { evaluateRule, type FormRules } from '../rules/form-rules.ts';
import type { FormField } from '../translate/form-fields.ts';
import type { FieldError } from '../validation/field-error.ts';
import { setAside } from '../validation/rules/set-aside.ts';
import { createFieldStates, type FieldState, NO_ERRORS } from './field-states.ts';
import { type FormContext, readDotted } from './form-context.ts';
import { createGroupRows } from './group-rows.ts';
import { type Path, parseRowPath, rowPath, type TemplatePath, templateOf } from './path.ts';

export type { FieldState } from './field-states.ts';

/** Answers of a form as a tree: field code to value, a repeatable group to its rows. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormStoreOptions {
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly rules: FormRules;
  readonly context: FormContext;
  readonly answers?: Values;
  /** Whether stored answers that are of another kind than their field are set aside; a checker has them refused. */
  readonly setsAside?: boolean;
}

/** A form's answers outside React: per-path subscriptions, rules evaluated only for what depends on a change. */
export interface FormStore {
  read(path: Path): FieldState;
  subscribe(path: Path, listener: () => void): () => void;
  /** Hears of every change of an answer, after all its consequences. */
  subscribeAll(listener: (path: Path) => void): () => void;
  /** Hears of every change of anything that is drawn, errors included. */
  subscribeStates(listener: () => void): () => void;
  setValue(path: Path, value: unknown): void;
  addRow(group: Path): string;
  removeRow(group: Path, rowKey: string): void;
  /** Every answer, hidden ones and those without a field included: what a draft keeps. */
  answers(): Values;
  /** The answers that count: visible or kept when hidden, and not empty. What is validated and sent. */
  submission(): Values;
  /** Every path of the form in page order, rows included. */
  paths(): Path[];
  /** The path of an answer that is spoken of by its row's index, as a validator does. */
  locate(path: Path): Path;
  /** Shows these errors and no others. */
  showErrors(errors: readonly FieldError[]): void;
  showErrorsAt(path: Path, errors: readonly FieldError[]): void;
  setChecking(path: Path, checking: boolean): void;
}

/** Whether an answer goes into a tree of answers. */
type Keep = (state: FieldState, field: FormField) => boolean;
/** An answer as it stands in a tree of answers. */
type Give = (field: FormField, value: unknown) => unknown;

/** Creates the store of a form; answers that have no field in it are kept and never sent (design §3). */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { fields, rules, context, answers: given = {} } = options;
  const states = createFieldStates();
  const rows = createGroupRows(fields, states, begin);
  /** Stored answers that did not fit, by path: kept until the field is answered anew. */
  const misfits = new Map<Path, unknown>();
  const everyListener = new Set<(path: Path) => void>();
  const orphans = Object.fromEntries(Object.entries(given).filter(([name]) => !fields.has(name)));
  const topFields = [...fields.values()].filter((field) => field.group === undefined);

  const definitionOf = ({ field }: FormField): FieldTypeDefinition => typeDefinition(field.type);

  function initialOf(field: FormField): unknown {
    const { default_from: from, default: standard } = field.field;
    const known = from === undefined ? undefined : readDotted(context, from);
    return (
      (fits(field, known) ? known : undefined) ?? standard ?? definitionOf(field).initialValue(field.field)
    );
  }

  const fits = (field: FormField, value: unknown) => definitionOf(field).fits(value, field.options);

  /** Adds a field; a stored answer that is none of its kind is set aside, the field begins without it and says so. */
  function begin(path: Path, field: FormField, answer: unknown): void {
    const isGiven = answer !== undefined && answer !== null && answer !== '';
    const isKept = isGiven && (!options.setsAside || fits(field, answer));
    states.add(path, isKept ? answer : initialOf(field));
    if (isGiven && !isKept && definitionOf(field).role !== 'display') misfits.set(path, answer);
  }

  // ---- what conditions see: a hidden answer reads as absent ----------------------------------------

  const keepsWhenHidden = (path: Path) => rules.byTarget.get(templateOf(path))?.whenHidden === 'keep';

  function effective(path: Path): unknown {
    const state = states.find(path);
    if (!state || !(state.visible || keepsWhenHidden(path))) return undefined;
    return rows.isGroup(path) ? rowsOf(path, (rowState) => rowState.visible) : state.value;
  }

  function evaluate(path: Path) {
    const row = parseRowPath(path);
    return evaluateRule(rules.byTarget.get(templateOf(path)), (name) => {
      if (name.startsWith('registration.') || name.startsWith('answers.')) return readDotted(context, name);
      if (name.startsWith('row.')) {
        return row ? effective(rowPath(row.group, row.rowKey, name.slice('row.'.length))) : undefined;
      }
      const dot = name.indexOf('.');
      return dot < 0 ? effective(name) : readDotted(effective(name.slice(0, dot)), name.slice(dot + 1));
    });
  }

  // ---- changes and what follows from them ----------------------------------------------------------

  function targetsOf(template: TemplatePath, cause: Path): Path[] {
    const row = parseRowPath(template);
    if (!row) return [template];
    const causeRow = parseRowPath(cause);
    const keys = causeRow?.group === row.group ? [causeRow.rowKey] : rows.keysOf(row.group);
    return keys.map((key) => rowPath(row.group, key, row.code));
  }

  function dependentsOf(cause: Path): TemplatePath[] {
    const group = parseRowPath(cause)?.group;
    const ofGroup = group === undefined ? [] : (rules.dependents.get(group) ?? []);
    return [...(rules.dependents.get(templateOf(cause)) ?? []), ...ofGroup];
  }

  /** Re-evaluates whatever depends on a path, and what depends on that; rules have no circles (diagnostics). */
  function settle(path: Path): void {
    const queue: Path[] = [path];
    // A document with a circle that reached us all the same must not hang the page.
    let left = fields.size * 4 + 16;
    for (let cause = queue.shift(); cause !== undefined; cause = queue.shift()) {
      for (const target of dependentsOf(cause).flatMap((template) => targetsOf(template, cause))) {
        left -= 1;
        const state = states.find(target);
        if (!state || left < 0) continue;
        const rule = evaluate(target);
        const flipped = rule.visible !== state.visible;
        if (!flipped && rule.required === state.required && rule.enabled === state.enabled) continue;
        states.patch(target, rule.visible ? rule : { ...rule, errors: NO_ERRORS });
        if (!flipped) continue;
        if (!rule.visible && rules.byTarget.get(templateOf(target))?.whenHidden === 'clear') reset(target);
        queue.push(target);
      }
    }
  }

  function reset(path: Path): void {
    const field = fields.get(templateOf(path));
    if (!field) return;
    if (rows.isGroup(path)) decide(rows.seed(path, field, undefined));
    else states.patch(path, { value: initialOf(field) });
  }

  function decide(paths: readonly Path[]): void {
    for (const path of evaluationOrder(paths, rules)) states.patch(path, evaluate(path));
  }

  function conclude(path: Path): void {
    settle(path);
    states.publish();
    for (const listener of everyListener) listener(path);
  }

  // ---- trees of answers ----------------------------------------------------------------------------

  const asTyped: Give = (_field, value) => value;
  /** For the draft: what was set aside stands in its row until the row's field is answered anew. */
  const asKept: Give = (_field, value) => value;
  const asSent: Give = (field, value) => definitionOf(field).asSent?.(value) ?? value;

  function rowsOf(group: Path, keep: Keep, give: Give = asTyped): Values[] {
    return rows.keysOf(group).map((key) => {
      const row: Record<string, unknown> = {};
      for (const field of rows.fieldsOf(group)) {
        const path = rowPath(group, key, field.field.code);
        const state = states.find(path);
        if (!state || !keep(state, field)) continue;
        if (!definitionOf(field).isEmpty(state.value)) row[field.field.code] = give(field, state.value);
        else if (give === asKept && misfits.has(path)) row[field.field.code] = misfits.get(path);
      }
      return row;
    });
  }

  function collect(keep: Keep, give: Give): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const field of topFields) {
      const path = field.template;
      const state = states.find(path);
      if (!state || !keep(state, field)) continue;
      if (rows.isGroup(path)) {
        const list = rowsOf(path, keep, give);
        if (list.some((row) => Object.keys(row).length > 0)) values[path] = list;
      } else if (!definitionOf(field).isEmpty(state.value)) values[path] = give(field, state.value);
    }
    return values;
  }

  /** What was set aside outside of any row, and has not been answered anew. */
  const asideAnswers = () =>
    Object.fromEntries([...misfits].filter(([path]) => fields.has(path) && !rows.isGroup(path)));

  for (const field of topFields) {
    const answer = Object.hasOwn(given, field.template) ? given[field.template] : undefined;
    begin(field.template, field, answer);
    if (rows.isGroup(field.template)) rows.seed(field.template, field, answer);
  }
  decide(states.paths());
  for (const path of misfits.keys()) {
    if (states.read(path).visible) states.setErrors(path, [{ path, keyword: setAside.name }]);
  }
  states.settleIn();

  return {
    read: states.read,
    subscribe: states.subscribe,
    subscribeAll(listener) {
      everyListener.add(listener);
      return () => everyListener.delete(listener);
    },
    subscribeStates: states.subscribeEvery,
    setValue(path, value) {
      const state = states.find(path);
      if (!state || Object.is(state.value, value)) return;
      states.patch(path, { value });
      conclude(path);
    },
    addRow(group) {
      const { key, paths } = rows.add(group);
      decide(paths);
      conclude(group);
      return key;
    },
    removeRow(group, rowKey) {
      rows.remove(group, rowKey);
      states.patch(group, { errors: NO_ERRORS });
      conclude(group);
    },
    // An answer that was set aside stays in the draft: the organizer may have the field back as it was.
    answers: () => ({ ...orphans, ...asideAnswers(), ...collect(() => true, asKept) }),
    submission: () => collect((state, field) => state.visible || keepsWhenHidden(field.template), asSent),
    paths: () =>
      topFields.flatMap(({ template }) => [
        template,
        ...rows
          .keysOf(template)
          .flatMap((key) => rows.fieldsOf(template).map((field) => rowPath(template, key, field.field.code))),
      ]),
    locate: rows.locate,
    showErrors(errors) {
      const byPath = new Map<Path, FieldError[]>();
      for (const error of errors) {
        const list = byPath.get(error.path);
        if (list) list.push(error);
        else byPath.set(error.path, [error]);
      }
      for (const path of states.paths()) states.setErrors(path, byPath.get(path) ?? NO_ERRORS);
      states.publish();
    },
    showErrorsAt(path, errors) {
      states.setErrors(path, errors);
      states.publish();
    },
    setChecking(path, checking) {
      if (states.find(path)?.checking === checking) return;
      states.patch(path, { checking });
      states.publish();
    },
  };
}
