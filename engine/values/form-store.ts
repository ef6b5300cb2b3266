import type { FieldType } from '../configuration/field-constraints.ts';
import { isYes } from '../configuration/flag.ts';
import type { FieldTypeDefinition, FieldTypes } from '../field-types/definition.ts';
import { evaluateRule, type FormRules, type RuleState } from '../rules/form-rules.ts';
import type { FormField } from '../translate/form-fields.ts';
import type { FieldError } from '../validation/field-error.ts';
import { type FormContext, readDotted } from './form-context.ts';
import { type Path, parseRowPath, rowPath, type TemplatePath, templateOf } from './path.ts';

/** Answers of a form as a tree: field code to value, a repeatable group to its rows. */
export type Values = Readonly<Record<string, unknown>>;

/** Everything one slot draws from; a new object only when something in it changed. */
export interface FieldState extends RuleState {
  /** The answer; for a repeatable group the keys of its rows. */
  readonly value: unknown;
  readonly errors: readonly FieldError[];
  /** Whether a server check of this answer is pending or under way. */
  readonly checking: boolean;
}

export interface FormStoreOptions {
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly rules: FormRules;
  readonly types: FieldTypes;
  readonly context: FormContext;
  readonly answers?: Values;
}

/** A form's answers outside React: per-path subscriptions, rules evaluated only for what depends on a change. */
export interface FormStore {
  read(path: Path): FieldState;
  subscribe(path: Path, listener: () => void): () => void;
  /** Hears of every change of an answer, after all its consequences. */
  subscribeAll(listener: (path: Path) => void): () => void;
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

const NO_ERRORS: readonly FieldError[] = [];

/** Creates the store of a form; answers that have no field in it are kept and never sent (design §3). */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { fields, rules, types, context } = options;
  const states = new Map<Path, FieldState>();
  const rows = new Map<Path, readonly string[]>();
  const listeners = new Map<Path, Set<() => void>>();
  const allListeners = new Set<(path: Path) => void>();
  const orphans: Record<string, unknown> = {};
  let nextRow = 0;

  const fieldsByGroup = new Map<Path, FormField[]>();
  for (const field of fields.values()) {
    if (field.group === undefined) continue;
    const list = fieldsByGroup.get(field.group);
    if (list) list.push(field);
    else fieldsByGroup.set(field.group, [field]);
  }

  const fieldOf = (path: Path) => fields.get(templateOf(path));
  const definitionOf = (field: FormField): FieldTypeDefinition<FieldType> =>
    types[field.field.type] as FieldTypeDefinition<FieldType>;
  const initialOf = (field: FormField): unknown =>
    (field.field.default_from === undefined ? undefined : readDotted(context, field.field.default_from)) ??
    field.field.default ??
    definitionOf(field).initialValue(field.field as never);

  // ---- what conditions see -------------------------------------------------------------------------

  function effective(path: Path): unknown {
    const state = states.get(path);
    if (!state) return undefined;
    const hidden = !state.visible && rules.byTarget.get(templateOf(path))?.whenHidden !== 'keep';
    if (hidden) return undefined;
    if (rows.has(path)) return rowsOf(path, (rowState) => rowState.visible);
    return state.value;
  }

  function reader(target: Path) {
    const row = parseRowPath(target);
    return (name: string): unknown => {
      if (name.startsWith('registration.') || name.startsWith('answers.')) return readDotted(context, name);
      if (name.startsWith('row.')) {
        return row ? effective(rowPath(row.group, row.rowKey, name.slice('row.'.length))) : undefined;
      }
      const dot = name.indexOf('.');
      return dot < 0 ? effective(name) : readDotted(effective(name.slice(0, dot)), name.slice(dot + 1));
    };
  }

  const evaluate = (path: Path): RuleState =>
    evaluateRule(rules.byTarget.get(templateOf(path)), reader(path));

  // ---- changes -------------------------------------------------------------------------------------

  const changed = new Set<Path>();
  function patch(path: Path, part: Partial<FieldState>): void {
    const state = states.get(path);
    if (!state) return;
    states.set(path, { ...state, ...part });
    changed.add(path);
  }

  function publish(): void {
    const paths = [...changed];
    changed.clear();
    for (const path of paths) for (const listener of listeners.get(path) ?? []) listener();
  }

  function targetsOf(template: TemplatePath, cause: Path): Path[] {
    const row = parseRowPath(template);
    if (!row) return [template];
    const causeRow = parseRowPath(cause);
    if (causeRow?.group === row.group) return [rowPath(row.group, causeRow.rowKey, row.code)];
    return (rows.get(row.group) ?? []).map((key) => rowPath(row.group, key, row.code));
  }

  /** Re-evaluates whatever depends on a path, and what depends on that; rules have no circles (diagnostics). */
  function settle(path: Path): void {
    const queue: Path[] = [path];
    let steps = fields.size * 4 + 16;
    for (let cause = queue.shift(); cause !== undefined && steps > 0; cause = queue.shift()) {
      const template = templateOf(cause);
      const group = parseRowPath(cause)?.group;
      const dependents = [
        ...(rules.dependents.get(template) ?? []),
        ...(group === undefined ? [] : (rules.dependents.get(group) ?? [])),
      ];
      for (const dependent of dependents) {
        for (const target of targetsOf(dependent, cause)) {
          steps -= 1;
          const state = states.get(target);
          if (!state) continue;
          const rule = evaluate(target);
          if (
            rule.visible === state.visible &&
            rule.required === state.required &&
            rule.enabled === state.enabled
          ) {
            continue;
          }
          patch(target, rule.visible ? rule : { ...rule, errors: NO_ERRORS });
          if (rule.visible === state.visible) continue;
          if (!rule.visible && rules.byTarget.get(dependent)?.whenHidden === 'clear') reset(target);
          queue.push(target);
        }
      }
    }
  }

  function reset(path: Path): void {
    const field = fieldOf(path);
    if (!field) return;
    for (const key of rows.get(path) ?? []) forgetRow(path, key);
    if (field.field.type === 'repeatable_group') {
      rows.set(path, []);
      seedRows(path, field, undefined);
      patch(path, { value: rows.get(path) });
    } else patch(path, { value: initialOf(field) });
  }

  // ---- rows ----------------------------------------------------------------------------------------

  const rowFieldsOf = (group: Path) => fieldsByGroup.get(group) ?? [];

  function makeRow(group: Path, answers: Values | undefined): string {
    nextRow += 1;
    const key = `r${nextRow}`;
    rows.set(group, [...(rows.get(group) ?? []), key]);
    const paths = rowFieldsOf(group).map((field) => {
      const code = field.field.code;
      const path = rowPath(group, key, code);
      const given = answers && Object.hasOwn(answers, code) ? answers[code] : undefined;
      states.set(path, fresh(given ?? initialOf(field)));
      return path;
    });
    for (const path of paths) patch(path, evaluate(path));
    return key;
  }

  function forgetRow(group: Path, key: string): void {
    for (const field of rowFieldsOf(group)) states.delete(rowPath(group, key, field.field.code));
  }

  function seedRows(group: Path, field: FormField, given: unknown): void {
    rows.set(group, []);
    const asked = isYes(field.field.required, true) ? 1 : 0;
    const minimum = field.field.type === 'repeatable_group' ? (field.field.minItems ?? asked) : 0;
    const list = Array.isArray(given) ? given : [];
    for (const answers of list) makeRow(group, isRecord(answers) ? answers : undefined);
    for (let n = list.length; n < minimum; n += 1) makeRow(group, undefined);
  }

  function rowsOf(group: Path, keep: (state: FieldState, field: FormField) => boolean): Values[] {
    const inRow = rowFieldsOf(group);
    return (rows.get(group) ?? []).map((key) => {
      const row: Record<string, unknown> = {};
      for (const field of inRow) {
        const state = states.get(rowPath(group, key, field.field.code));
        if (!state || !keep(state, field) || definitionOf(field).isEmpty(state.value)) continue;
        row[field.field.code] = state.value;
      }
      return row;
    });
  }

  // ---- the whole -----------------------------------------------------------------------------------

  function collect(keep: (state: FieldState, field: FormField) => boolean): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const [path, field] of fields) {
      if (field.group !== undefined) continue;
      const state = states.get(path);
      if (!state || !keep(state, field)) continue;
      if (rows.has(path)) {
        const list = rowsOf(path, keep);
        if (list.some((row) => Object.keys(row).length > 0)) values[path] = list;
      } else if (!definitionOf(field).isEmpty(state.value)) values[path] = state.value;
    }
    return values;
  }

  const counts = (state: FieldState, field: FormField) =>
    state.visible || rules.byTarget.get(field.template)?.whenHidden === 'keep';

  function locate(path: Path): Path {
    const row = parseRowPath(path);
    if (!row || states.has(path)) return path;
    const key = rows.get(row.group)?.[Number(row.rowKey)];
    return key === undefined ? path : rowPath(row.group, key, row.code);
  }

  function setErrors(path: Path, errors: readonly FieldError[]): void {
    const state = states.get(path);
    if (!state || (state.errors.length === 0 && errors.length === 0)) return;
    patch(path, { errors: errors.length === 0 ? NO_ERRORS : errors });
  }

  const given = options.answers ?? {};
  for (const [path, field] of fields) {
    if (field.group !== undefined) continue;
    const answer = Object.hasOwn(given, path) ? given[path] : undefined;
    states.set(path, fresh(answer ?? initialOf(field)));
  }
  for (const [path, field] of fields) {
    if (field.field.type !== 'repeatable_group') continue;
    seedRows(path, field, Object.hasOwn(given, path) ? given[path] : undefined);
    patch(path, { value: rows.get(path) });
  }
  for (const name of Object.keys(given)) if (!fields.has(name)) orphans[name] = given[name];
  for (const path of evaluationOrder([...states.keys()], rules)) patch(path, evaluate(path));
  changed.clear();

  return {
    read: (path) => states.get(path) ?? GONE,
    subscribe(path, listener) {
      const set = listeners.get(path) ?? new Set();
      listeners.set(path, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(path);
      };
    },
    subscribeAll(listener) {
      allListeners.add(listener);
      return () => allListeners.delete(listener);
    },
    setValue(path, value) {
      const state = states.get(path);
      if (!state || Object.is(state.value, value)) return;
      patch(path, { value });
      settle(path);
      publish();
      for (const listener of allListeners) listener(path);
    },
    addRow(group) {
      const key = makeRow(group, undefined);
      patch(group, { value: rows.get(group) });
      settle(group);
      publish();
      for (const listener of allListeners) listener(group);
      return key;
    },
    removeRow(group, rowKey) {
      forgetRow(group, rowKey);
      rows.set(
        group,
        (rows.get(group) ?? []).filter((key) => key !== rowKey),
      );
      patch(group, { value: rows.get(group), errors: NO_ERRORS });
      settle(group);
      publish();
      for (const listener of allListeners) listener(group);
    },
    answers: () => ({ ...orphans, ...collect(() => true) }),
    submission: () => collect(counts),
    paths() {
      return [...fields.values()].flatMap((field) => {
        if (field.group !== undefined) return [];
        const path = field.template;
        const inside = rowFieldsOf(path).length === 0 ? [] : (rows.get(path) ?? []);
        return [
          path,
          ...inside.flatMap((key) => rowFieldsOf(path).map((f) => rowPath(path, key, f.field.code))),
        ];
      });
    },
    locate,
    showErrors(errors) {
      const byPath = new Map<Path, FieldError[]>();
      for (const error of errors) {
        const list = byPath.get(error.path);
        if (list) list.push(error);
        else byPath.set(error.path, [error]);
      }
      for (const path of states.keys()) setErrors(path, byPath.get(path) ?? NO_ERRORS);
      publish();
    },
    showErrorsAt(path, errors) {
      setErrors(path, errors);
      publish();
    },
    setChecking(path, checking) {
      if (states.get(path)?.checking === checking) return;
      patch(path, { checking });
      publish();
    },
  };
}

const GONE: FieldState = {
  value: undefined,
  errors: NO_ERRORS,
  visible: false,
  required: false,
  enabled: false,
  checking: false,
};

function fresh(value: unknown): FieldState {
  return { value, errors: NO_ERRORS, visible: true, required: true, enabled: true, checking: false };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Orders paths so that what a rule reads is evaluated before it: a hidden answer reads as absent. */
function evaluationOrder(paths: readonly Path[], rules: FormRules): Path[] {
  const order: Path[] = [];
  const done = new Set<TemplatePath>();
  const byTemplate = new Map<TemplatePath, Path[]>();
  for (const path of paths) {
    const template = templateOf(path);
    const list = byTemplate.get(template);
    if (list) list.push(path);
    else byTemplate.set(template, [path]);
  }
  const visit = (template: TemplatePath) => {
    if (done.has(template)) return;
    done.add(template);
    for (const name of rules.byTarget.get(template)?.reads ?? []) {
      const row = parseRowPath(template);
      if (name.startsWith('row.') && row) visit(rowPath(row.group, '*', name.slice('row.'.length)));
      else visit(name.split('.')[0] ?? name);
    }
    order.push(...(byTemplate.get(template) ?? []));
  };
  for (const template of byTemplate.keys()) visit(template);
  return order;
}
