import type { FieldError } from '../field/field-error.ts';
import { joinPath, type Path, pathsAbove, type TemplatePath, templateOf } from '../field/path.ts';
import type { FieldTypeDefinition } from '../field-types/definition.ts';
import { roleOf, definitionOf as typeDefinition } from '../field-types/registry.ts';
import { tagOf } from '../field-types/variants.ts';
import { fewestRows } from '../form-document/field-tree.ts';
import { setAside } from '../keywords/set-aside.ts';
import type { FormRules } from '../rules/form-rules.ts';
import { type FormField, topFieldsOf } from '../translate/form-fields.ts';
import { answerTree } from './answer-tree.ts';
import { createFieldStates, type FieldState, NO_ERRORS, type StateListener } from './field-states.ts';
import { type FormContext, readDotted } from './form-context.ts';
import { createGroupRows, type Locate } from './group-rows.ts';
import { createRuleRun } from './rule-run.ts';
import { sameRows } from './same-rows.ts';
import {
  asideName,
  formerOf,
  isOfKnownShape,
  keptUnder,
  lostChoices,
  ownEntry,
  straysOf,
  tagIn,
} from './stored-answers.ts';

export type { FieldState } from './field-states.ts';

/** The answers of a form as a tree: field code to value, group to contents. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormStoreOptions {
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly rules: FormRules;
  readonly context: FormContext;
  readonly answers?: Values;
  /** Whether stored answers that are of another kind than their field are set aside; a checker has them refused. */
  readonly setsAside?: boolean;
}

/** The source of a linked path's answer; the same object until it changes, undefined until it is known. */
export interface AnswerSource {
  getSnapshot(): unknown;
  subscribe(listener: () => void): () => void;
}

/** A form's answers outside of React: subscriptions by path, and rules evaluated only for what depends on a change. */
export interface FormStore {
  read(path: Path): FieldState;
  subscribe(path: Path, listener: StateListener): () => void;
  /** Hears of every change of an answer, after all its consequences. */
  subscribeAll(listener: (path: Path) => void): () => void;
  /** Hears every change of what is rendered, errors included. */
  subscribeStates(listener: () => void): () => void;
  /** Changes an answer; for variants, the shape: input in other shapes is kept for when they are selected again. */
  setValue(path: Path, value: unknown): void;
  /**
   * Reads the answer at a path from a source outside of the form, such as a cart: it follows every change, nothing else
   * changes it, and the stored answer counts until the source has one. Returns a function that ends it.
   */
  link(path: Path, source: AnswerSource): () => void;
  /** The same for an answer that its own control shows already. */
  writeValue(path: Path, value: unknown): void;
  addRow(group: Path): string;
  removeRow(group: Path, key: string): void;
  /** Moves a row to another's place; those between shift. */
  moveRow(group: Path, key: string, to: number): void;
  /** Every answer, including hidden ones and those without a field: for a draft. */
  answers(): Values;
  /** The answers that count: visible or kept when hidden, and not empty. They are validated and sent. */
  submission(): Values;
  /** Every path of the form in page order, rows included. */
  paths(): Path[];
  /** The paths of a group's direct fields; for variants, those of the selected shape. */
  pathsIn(group: Path): Path[];
  /** Whether nothing in a field or group is answered. */
  isBlank(path: Path): boolean;
  /** Required fields without an answer, as the schema's `required` would find them. */
  missing(): Path[];
  /** Whether a field is on the page: visible, with all of its parents. */
  isShown(path: Path): boolean;
  /** The path of an answer that is spoken of by its row's index, as a validator does. */
  locate: Locate;
  /** The same as the rows are now, for answers of now. */
  locator(): Locate;
  /** A path with row indices, which outlasts this page. */
  indexed(path: Path): Path;
  /** Shows these errors beside those that are shown; a field that has one already keeps it. */
  addErrors(errors: readonly FieldError[]): void;
  /** Shows these errors and no others. */
  showErrors(errors: readonly FieldError[]): void;
  showErrorsAt(path: Path, errors: readonly FieldError[]): void;
  setChecking(path: Path, checking: boolean): void;
}

/** Creates the store of a form; answers that have no field in it are kept and never sent (design §3). */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { fields, rules, context, answers: given = {} } = options;
  const states = createFieldStates();
  const rows = createGroupRows();
  /** Stored answers of another shape, by path: kept until the field is answered again. */
  const misfits = new Map<Path, unknown>();
  const links = new Map<Path, AnswerSource>();
  const everyListener = new Set<(path: Path) => void>();
  /** Stored entries without a field, by their parent: kept and never sent. */
  const strays = new Map<Path, Values>([['', straysOf(given, (name) => fields.has(name))]]);
  const topFields = topFieldsOf(fields);
  const tree = answerTree({ fields, states, rows, misfits, strays });
  const keepsWhenHidden = (path: Path) => rules.byTarget.get(templateOf(path))?.whenHidden === 'keep';
  const counts = (path: Path, state: FieldState) => state.visible || keepsWhenHidden(path);
  const run = createRuleRun({
    states,
    rows,
    rules,
    context,
    read: (path) => tree.valueAt(path, counts, 'typed'),
    pathsBelow: tree.pathsBelow,
    reset,
  });

  const definitionOf = ({ field }: FormField): FieldTypeDefinition => typeDefinition(field.type);
  const fits = (field: FormField, value: unknown) => definitionOf(field).fits(value, field.options);

  function initialOf(field: FormField): unknown {
    const { default_from: from, default: standard } = field.field;
    const known = from === undefined ? undefined : readDotted(context, from);
    return (
      (fits(field, known) ? known : undefined) ?? standard ?? definitionOf(field).initialValue(field.field)
    );
  }

  // ---- Adding and removing fields --------------------------------------------------------------------

  /**
   * Adds a field with its contents; a stored answer of another shape is set aside, and the field starts blank without
   * its default.
   */
  function begin(path: Path, field: FormField, stored: unknown): void {
    const { nests, role, initialValue } = definitionOf(field);
    const lost = options.setsAside ? lostChoices(field, stored) : [];
    const answer =
      lost.length > 0 && Array.isArray(stored) ? stored.filter((id) => !lost.includes(id)) : stored;
    const isGiven = answer !== undefined && answer !== null && answer !== '';
    const isKept =
      isGiven && (!options.setsAside || (fits(field, answer) && isOfKnownShape(field.field, answer)));
    if (lost.length > 0) misfits.set(path, lost);
    if (isGiven && !isKept && role !== 'display') misfits.set(path, answer);
    const held = isKept ? answer : isGiven ? initialValue(field.field) : initialOf(field);
    keepStrays(path, field, held);
    if (nests === 'rows') {
      states.add(path, NO_KEYS);
      const list: readonly unknown[] = Array.isArray(held) ? held : [];
      const blank = Math.max(0, fewestRows(field.field) - list.length);
      beginRows(path, field, [...list, ...Array.from({ length: blank })]);
      return;
    }
    const own = links.get(path)?.getSnapshot() ?? held;
    states.add(path, nests === 'variants' ? tagIn(field, held) : nests === 'object' ? undefined : own);
    for (const each of field.inside) {
      const { code } = each.field;
      const within = each.shape === undefined ? held : keptUnder(field, each.shape, held);
      begin(
        joinPath(path, ...(each.shape === undefined ? [code] : [each.shape, code])),
        each,
        storedIn(within, each),
      );
    }
  }

  /** The stored answer of a field: its former one, if its options changed. */
  function storedIn(within: unknown, field: FormField): unknown {
    const { code } = field.field;
    const stored = ownEntry(within, code);
    const former = options.setsAside ? formerOf(within, code) : undefined;
    if (former === undefined) return stored;
    if (Array.isArray(stored) && Array.isArray(former)) return [...new Set([...stored, ...former])];
    return stored === undefined || stored === null || stored === '' ? former : stored;
  }

  /** Keeps entries of an object, or of the selected shape, without a field. */
  function keepStrays(path: Path, field: FormField, held: unknown): void {
    const { nests } = definitionOf(field);
    if (nests !== 'object' && nests !== 'variants') return;
    const shape = nests === 'variants' ? tagIn(field, held) : undefined;
    const known = new Set(field.inside.flatMap((each) => (each.shape === shape ? [each.field.code] : [])));
    if (nests === 'variants') {
      known.add(tagOf(field.field));
      for (const each of field.inside) if (each.shape !== undefined) known.add(asideName(each.shape));
    }
    putStrays(
      path,
      straysOf(held, (name) => known.has(name)),
    );
  }

  function putStrays(path: Path, kept: Values): void {
    if (Object.keys(kept).length > 0) strays.set(path, kept);
  }

  function beginRows(group: Path, field: FormField, answers: readonly unknown[]): string[] {
    const keys = answers.map((answer) => {
      const key = rows.makeKey();
      const known = new Set(field.inside.map((each) => each.field.code));
      putStrays(
        joinPath(group, key),
        straysOf(answer, (name) => known.has(name)),
      );
      for (const each of field.inside)
        begin(joinPath(group, key, each.field.code), each, storedIn(answer, each));
      return key;
    });
    setRows(group, [...rows.keysOf(group), ...keys]);
    return keys;
  }

  function setRows(group: Path, keys: readonly string[]): void {
    rows.set(group, keys);
    states.patch(group, { value: keys });
  }

  function forget(within: Path): void {
    for (const path of tree.pathsBelow(within)) {
      states.remove(path);
      rows.forget(path);
      misfits.delete(path);
      strays.delete(path);
    }
    strays.delete(within);
  }

  /** Empties a field and its contents: it was hidden, and its answer is not kept. */
  function reset(path: Path): void {
    const field = fields.get(templateOf(path));
    if (!field) return;
    const { visible, required, enabled } = states.read(path);
    forget(path);
    rows.forget(path);
    begin(path, field, undefined);
    states.patch(path, { visible, required, enabled });
    run.decide(tree.pathsBelow(path));
  }

  function conclude(path: Path): void {
    run.settle(path);
    states.publish();
    for (const listener of everyListener) listener(path);
  }

  function change(
    path: Path,
    value: unknown,
    put: (path: Path, part: Pick<FieldState, 'value'>) => void,
  ): void {
    const state = states.find(path);
    if (!state || links.has(path) || Object.is(state.value, value)) return;
    // Errors in a shape that is no longer selected are removed.
    for (const inside of tree.pathsBelow(path)) states.setErrors(inside, NO_ERRORS);
    put(path, { value });
    conclude(path);
  }

  function follow(path: Path, source: AnswerSource): void {
    const value = source.getSnapshot();
    const state = states.find(path);
    if (value === undefined || !state || sameRows(state.value, value)) return;
    states.patch(path, { value });
    conclude(path);
  }

  // ---- trees of answers ------------------------------------------------------------------------------

  for (const field of topFields) begin(field.template, field, storedIn(given, field));
  run.decide(states.paths());
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
    setValue: (path, value) => change(path, value, states.patch),
    link(path, source) {
      links.set(path, source);
      const stop = source.subscribe(() => follow(path, source));
      follow(path, source);
      return () => {
        stop();
        links.delete(path);
      };
    },
    writeValue: (path, value) => change(path, value, (at, part) => states.write(at, part.value)),
    addRow(group) {
      const field = fields.get(templateOf(group));
      const [key = ''] = field ? beginRows(group, field, [undefined]) : [];
      run.decide(tree.pathsBelow(joinPath(group, key)));
      conclude(group);
      return key;
    },
    removeRow(group, key) {
      forget(joinPath(group, key));
      setRows(
        group,
        rows.keysOf(group).filter((each) => each !== key),
      );
      states.patch(group, { errors: NO_ERRORS });
      conclude(group);
    },
    moveRow(group, key, to) {
      const keys = rows.keysOf(group);
      if (!keys.includes(key) || keys[to] === undefined || keys[to] === key) return;
      const others = keys.filter((each) => each !== key);
      setRows(group, [...others.slice(0, to), key, ...others.slice(to)]);
      conclude(group);
    },
    // An answer that was set aside stays in the draft: the organizer may have the field back as it was.
    answers: () => tree.collect(() => true, 'kept'),
    submission: () => tree.collect(counts, 'sent'),
    paths: () => topFields.flatMap(({ template }) => [template, ...tree.pathsBelow(template, false)]),
    pathsIn: tree.pathsIn,
    isBlank: (path) => tree.valueAt(path, (_path, state) => state.visible, 'typed') === undefined,
    isShown: (path) =>
      [path, ...pathsAbove(path)].every((each) => {
        const state = states.find(each);
        return state === undefined || state.visible;
      }) && tree.isChosen(path),
    missing: () =>
      topFields.flatMap(({ template, field }) => {
        const { visible, required } = states.read(template);
        const isAsked = visible && required && roleOf(field) !== 'display';
        return isAsked && tree.valueAt(template, counts, 'sent') === undefined ? [template] : [];
      }),
    locate: (path) => (states.has(path) ? path : rows.locator()(path)),
    locator: rows.locator,
    indexed: rows.indexed,
    addErrors(errors) {
      for (const error of errors) {
        if (states.read(error.path).errors.length === 0) states.setErrors(error.path, [error]);
      }
      states.publish();
    },
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

const NO_KEYS: readonly string[] = [];
