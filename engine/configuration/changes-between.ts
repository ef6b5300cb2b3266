import type { ConfigurationChange } from '../contract/problem.ts';
import { findDefinition } from '../field-types/registry.ts';
import type { Field } from './field.ts';
import { isYes } from './flag.ts';
import type { FormDocument } from './form-document.ts';

const fieldsOf = (document: FormDocument) =>
  new Map(document.sections.flatMap((section) => section.fields).map((field) => [field.code, field]));

const isRequired = (field: Field) => isYes(field.required, field.require_if === undefined);

/** What of a form changed between two versions, as far as it touches an answer (design §3 "Drafts"). */
export function changesBetween(before: FormDocument, after: FormDocument): ConfigurationChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const change = (field: Field, what: ConfigurationChange['change']): ConfigurationChange => ({
    form_type: after.code,
    path: field.code,
    change: what,
    label: field.label ?? field.code,
  });
  const removed = [...old.values()]
    .filter((field) => !now.has(field.code))
    .map((field) => change(field, 'removed'));
  const others = [...now.values()].flatMap((field) => {
    const was = old.get(field.code);
    if (!was) return [change(field, 'added')];
    if (was.type !== field.type) return [change(field, 'type')];
    if (!isRequired(was) && isRequired(field)) return [change(field, 'required')];
    const changed = findDefinition(field)?.change?.(was, field);
    return changed ? [change(field, changed)] : [];
  });
  return [...removed, ...others];
}
