import { joinPath, type Path, type TemplatePath } from '../field/path.ts';
import { nestingOf } from '../field-types/registry.ts';
import { isRecord } from '../field-types/shape.ts';
import { tagOf } from '../field-types/variants.ts';
import { type FormField, topFieldsOf } from '../translate/form-fields.ts';
import { ownEntry } from './stored-answers.ts';

/** A field with its answer and place. */
export interface PlacedAnswer {
  /** Rows by their index. */
  readonly path: Path;
  readonly field: FormField;
  readonly value: unknown;
  /** The object that contains the answer under its field's code. */
  readonly holder: Record<string, unknown>;
}

/** The fields of a form that have a place in the answers, in page order, parents first. */
export function* eachAnswer(
  fields: ReadonlyMap<TemplatePath, FormField>,
  values: Readonly<Record<string, unknown>>,
): Generator<PlacedAnswer> {
  for (const field of topFieldsOf(fields)) yield* placed(field.template, field, values);
}

function* placed(path: Path, field: FormField, holder: Record<string, unknown>): Generator<PlacedAnswer> {
  const value = ownEntry(holder, field.field.code);
  yield { path, field, value, holder };
  for (const [start, inside, object] of withinAnswer(path, field, value)) {
    for (const each of inside) yield* placed(joinPath(start, each.field.code), each, object);
  }
}

type Within = readonly [start: Path, inside: readonly FormField[], object: Record<string, unknown>];

/** The objects within an answer with their fields: its rows, itself, or its shape. */
export function withinAnswer(path: Path, field: FormField, value: unknown): Within[] {
  switch (nestingOf(field.field)) {
    case 'rows':
      return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) =>
        isRecord(row) ? [[joinPath(path, String(index)), field.inside, row] as const] : [],
      );
    case 'object':
      return isRecord(value) ? [[path, field.inside, value]] : [];
    case 'variants': {
      const shape = ownEntry(value, tagOf(field.field));
      if (!isRecord(value) || typeof shape !== 'string') return [];
      return [[joinPath(path, shape), field.inside.filter((each) => each.shape === shape), value]];
    }
    case undefined:
      return [];
  }
}
