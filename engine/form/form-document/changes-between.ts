import type { ConfigurationChange } from '../field/configuration-change.ts';
import { isYes } from '../field/flag.ts';
import { findDefinition } from '../field-types/registry.ts';
import type { Field } from './field.ts';
import { eachField, type PlacedField } from './field-tree.ts';
import type { FormDocument } from './form-document.ts';
import { withCodesOf } from './renamed-fields.ts';

const fieldsOf = (document: FormDocument) =>
  new Map(eachField(document).map((placed) => [placed.template, placed]));

const isRequired = (field: Field) => isYes(field.required, field.require_if === undefined);

/** The changes between two versions of a form that affect answers (design §3 "Drafts"). */
export function changesBetween(before: FormDocument, after: FormDocument): ConfigurationChange[] {
  // A renamed field is the same question.
  const [old, now] = [fieldsOf(withCodesOf(before, after)), fieldsOf(after)];
  const change = (
    { field, template }: PlacedField,
    what: ConfigurationChange['change'],
  ): ConfigurationChange => ({
    form_type: after.code,
    path: template,
    change: what,
    label: field.label ?? field.code,
  });
  // A field added or removed with its group is reported as the group.
  const isNews = ({ holder }: PlacedField, others: ReadonlyMap<string, PlacedField>) =>
    holder === undefined || others.has(holder.template);
  const removed = [...old.values()]
    .filter((placed) => !now.has(placed.template) && isNews(placed, now))
    .map((placed) => change(placed, 'removed'));
  const others = [...now.values()].flatMap((placed) => {
    const { field, template } = placed;
    const was = old.get(template)?.field;
    if (!was) return isNews(placed, old) ? [change(placed, 'added')] : [];
    if (was.type !== field.type) return [change(placed, 'type')];
    if (!isRequired(was) && isRequired(field)) return [change(placed, 'required')];
    const changed = findDefinition(field)?.change?.(was, field);
    return changed ? [change(placed, changed)] : [];
  });
  return [...removed, ...others];
}
