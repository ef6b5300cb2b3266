import type { Field } from './field.ts';
import { fieldSetsOf } from './field-tree.ts';
import type { FormDocument } from './form-document.ts';

/**
 * The fields of a form, a group or a shape that have another code in another version of it: their code there, by their
 * code here. A field names its codes of before (`was`), so that the way back to an earlier version is known as well.
 */
export function renamedIn(before: readonly Field[], after: readonly Field[]): ReadonlyMap<string, string> {
  const had = new Set(before.map(({ code }) => code));
  const has = new Set(after.map(({ code }) => code));
  const names = new Map<string, string>();
  for (const { code, was = [] } of after) {
    const old = had.has(code) ? undefined : was.find((each) => had.has(each) && !has.has(each));
    if (old !== undefined && !names.has(old)) names.set(old, code);
  }
  const taken = new Set(names.values());
  for (const { code, was = [] } of before) {
    const old = has.has(code) ? undefined : was.find((each) => has.has(each) && !had.has(each));
    if (old !== undefined && !names.has(code) && !taken.has(old)) names.set(code, old);
  }
  return names;
}

/** The fields of a form beside one another. */
export const fieldsOf = ({ sections }: Pick<FormDocument, 'sections'>): Field[] =>
  sections.flatMap(({ fields }) => fields);

/** A version of a form with the codes that its fields have in another version. */
export function withCodesOf<Form extends Pick<FormDocument, 'sections'>>(before: Form, after: Form): Form {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const sections = before.sections.map((section) => ({ ...section, fields: coded(section.fields, was, is) }));
  return { ...before, sections };
}

/** Whether some field has another code in another version of a form. */
export const hasRenamed = (
  before: Pick<FormDocument, 'sections'>,
  after: Pick<FormDocument, 'sections'>,
): boolean => isRenamed(fieldsOf(before), fieldsOf(after));

function isRenamed(before: readonly Field[], after: readonly Field[]): boolean {
  if (renamedIn(before, after).size > 0) return true;
  return before.some((field) => {
    const other = after.find(({ code }) => code === field.code);
    return other !== undefined && setsOfBoth(field, other).some(([was, is]) => isRenamed(was, is));
  });
}

function coded(fields: readonly Field[], before: readonly Field[], after: readonly Field[]): Field[] {
  const names = renamedIn(before, after);
  return fields.map((field) => {
    const code = names.get(field.code) ?? field.code;
    const other = after.find((each) => each.code === code);
    const own = code === field.code ? field : { ...field, code };
    return other ? inner(own, other) : own;
  });
}

function inner(field: Field, other: Field): Field {
  const sets = setsOfBoth(field, other);
  if (!sets.some(([was, is]) => isRenamed(was, is))) return field;
  if ('variants' in field && Array.isArray(field.variants)) {
    const variants = field.variants.map((shape) => {
      const set = sets.find(([was]) => was === shape.fields);
      return set ? { ...shape, fields: coded(set[0], set[0], set[1]) } : shape;
    });
    return { ...field, variants } as Field;
  }
  const [set] = sets;
  return 'fields' in field && set ? ({ ...field, fields: coded(set[0], set[0], set[1]) } as Field) : field;
}

/** The fields within both versions of a group, by shape. */
export function setsOfBoth(
  field: Field,
  other: Field,
): (readonly [was: readonly Field[], is: readonly Field[], shape: string | undefined])[] {
  const others = fieldSetsOf(other);
  return fieldSetsOf(field).flatMap(({ fields, shape }) => {
    const same = others.find((each) => each.shape?.code === shape?.code);
    return same ? [[fields, same.fields, shape?.code] as const] : [];
  });
}
