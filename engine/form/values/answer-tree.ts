import { joinPath, type Path, pathsAbove, rowOf, type TemplatePath, templateOf } from '../field/path.ts';
import { isBlank } from '../field-types/blank.ts';
import { definitionOf } from '../field-types/registry.ts';
import { tagOf } from '../field-types/variants.ts';
import { type FormField, topFieldsOf } from '../translate/form-fields.ts';
import type { FieldState, FieldStates } from './field-states.ts';
import type { GroupRows } from './group-rows.ts';
import { asideName } from './stored-answers.ts';

/** Whether an answer is included in a tree of answers. */
type Keep = (path: Path, state: FieldState) => boolean;
/** An answer as typed, as stored in a draft (with incompatible parts), or as sent. */
type Give = 'typed' | 'kept' | 'sent';

interface TreeParts {
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly states: FieldStates;
  readonly rows: GroupRows;
  /** Stored answers that did not fit their fields. */
  readonly misfits: ReadonlyMap<Path, unknown>;
  /** Stored entries without a field, by the path of their parent; '' for the form. */
  readonly strays: ReadonlyMap<Path, Readonly<Record<string, unknown>>>;
}

/** The only walk over a form's answers, at any depth. */
export function answerTree({ fields, states, rows, misfits, strays }: TreeParts) {
  const at = (path: Path) => fields.get(templateOf(path));

  /** The steps from a group to its present fields; with `all`, those of every shape. */
  function stepsInto(path: Path, field: FormField, all: boolean): (readonly [Path, FormField])[] {
    const under = (start: Path, inside: readonly FormField[]) =>
      inside.map((each) => [joinPath(start, each.field.code), each] as const);
    switch (definitionOf(field.field.type).nests) {
      case 'rows':
        return rows.keysOf(path).flatMap((key) => under(joinPath(path, key), field.inside));
      case 'object':
        return under(path, field.inside);
      case 'variants': {
        const chosen = states.read(path).value;
        return field.inside.flatMap((each) =>
          all || each.shape === chosen ? under(joinPath(path, each.shape ?? ''), [each]) : [],
        );
      }
      case undefined:
        return [];
    }
  }

  function deep(path: Path, field: FormField, all: boolean): Path[] {
    return stepsInto(path, field, all).flatMap(([inner, each]) => [inner, ...deep(inner, each, all)]);
  }

  function objectOf(
    start: Path,
    inside: readonly FormField[],
    keep: Keep,
    give: Give,
  ): Record<string, unknown> {
    const values: Record<string, unknown> = give === 'kept' ? { ...strays.get(start) } : {};
    for (const each of inside) {
      const { code } = each.field;
      const value = answerOf(joinPath(start, code), each, keep, give);
      if (value !== undefined) values[code] = value;
    }
    return values;
  }

  function variantOf(path: Path, field: FormField, keep: Keep, give: Give): Record<string, unknown> {
    const chosen = states.read(path).value;
    const values: Record<string, unknown> = give === 'kept' ? { ...strays.get(path) } : {};
    if (!isBlank(chosen)) values[tagOf(field.field)] = chosen;
    for (const shape of new Set(field.inside.map((each) => each.shape ?? ''))) {
      if (shape !== chosen && give !== 'kept') continue;
      const inside = field.inside.filter((each) => each.shape === shape);
      const own = objectOf(joinPath(path, shape), inside, keep, give);
      if (shape === chosen) Object.assign(values, own);
      // Input in a shape that is not selected is stored in the draft only.
      else if (hasAny(own)) values[asideName(shape)] = own;
    }
    return values;
  }

  function answerOf(path: Path, field: FormField, keep: Keep, give: Give): unknown {
    const state = states.find(path);
    if (!state || !keep(path, state)) return undefined;
    const definition = definitionOf(field.field.type);
    const aside = give === 'kept' ? misfits.get(path) : undefined;
    switch (definition.nests) {
      case 'rows': {
        const list = rows.keysOf(path).map((key) => objectOf(joinPath(path, key), field.inside, keep, give));
        return list.some(hasAny) ? list : aside;
      }
      case 'object': {
        const values = objectOf(path, field.inside, keep, give);
        return hasAny(values) ? values : aside;
      }
      case 'variants': {
        const values = variantOf(path, field, keep, give);
        return hasAny(values) ? values : aside;
      }
      case undefined:
        if (definition.isEmpty(state.value)) return aside;
        // Choices that are not offered now stay beside those that are.
        if (Array.isArray(state.value) && Array.isArray(aside))
          return [...new Set([...state.value, ...aside])];
        return give === 'sent' ? (definition.asSent?.(state.value, field.field) ?? state.value) : state.value;
    }
  }

  return {
    /** An answer with its contents; undefined without any. */
    valueAt(path: Path, keep: Keep, give: Give): unknown {
      const field = at(path);
      return field && answerOf(path, field, keep, give);
    },
    /** The answers of all fields. */
    collect: (keep: Keep, give: Give) => {
      const values: Record<string, unknown> = give === 'kept' ? { ...strays.get('') } : {};
      for (const field of topFieldsOf(fields)) {
        const value = answerOf(field.template, field, keep, give);
        if (value !== undefined) values[field.template] = value;
      }
      return values;
    },
    /** The paths of a group's direct fields; for variants, those of the selected shape. */
    pathsIn(group: Path): Path[] {
      const field = at(group);
      return field ? stepsInto(group, field, false).map(([path]) => path) : [];
    },
    /** Every path in a field or a row, in page order; with `all`, those of every shape. */
    pathsBelow(start: Path, all = true): Path[] {
      const field = at(start);
      if (field) return deep(start, field, all);
      const group = rowOf(joinPath(start, ''))?.group;
      const inside = group === undefined ? [] : (at(group)?.inside ?? []);
      return inside.flatMap((each) => {
        const path = joinPath(start, each.field.code);
        return [path, ...deep(path, each, all)];
      });
    },
    /** Whether all variants around a field have its shape selected. */
    isChosen: (path: Path) =>
      pathsAbove(path).every((above) => {
        const isVariants = definitionAt(above) === 'variants';
        return !isVariants || path.startsWith(`${joinPath(above, String(states.read(above).value))}.`);
      }),
  };

  function definitionAt(path: Path) {
    const field = at(path);
    return field && definitionOf(field.field.type).nests;
  }
}

function hasAny(values: object): boolean {
  for (const _name in values) return true;
  return false;
}
