import type { Condition } from '../configuration/condition.ts';
import { isDisplayType } from '../configuration/field-constraints.ts';
import type { ServedForm } from '../contract/forms.ts';
import type { JsonSchema } from '../field-types/definition.ts';
import { collectRules, type FieldRule } from '../rules/form-rules.ts';
import { type FormField, listFields } from './form-fields.ts';
import { valueSchema } from './value-schema.ts';

interface ObjectParts {
  readonly properties: Record<string, JsonSchema>;
  readonly required: string[];
  readonly allOf: JsonSchema[];
}

/** The condition under which an answer must be there; true for always, undefined for never. */
function requiredWhen(rule: FieldRule | undefined): Condition | undefined {
  if (!rule) return undefined;
  const must: Condition | undefined = rule.required ? true : rule.requireIf;
  if (must === undefined || must === false) return undefined;
  const all = must === true ? [...rule.show] : [...rule.show, must];
  if (all.length === 0) return true;
  return all.length === 1 ? all[0] : { and: all };
}

function addField(
  parts: ObjectParts,
  field: FormField,
  schema: JsonSchema,
  rule: FieldRule | undefined,
): void {
  const code = field.field.code;
  parts.properties[code] = schema;
  const when = requiredWhen(rule);
  if (when === undefined) return;
  if (when === true) parts.required.push(code);
  else parts.allOf.push({ if: { condition: when }, then: { required: [code] } });
}

function objectSchema(parts: ObjectParts): JsonSchema {
  return {
    type: 'object',
    properties: parts.properties,
    additionalProperties: false,
    ...(parts.required.length > 0 && { required: parts.required }),
    ...(parts.allOf.length > 0 && { allOf: parts.allOf }),
  };
}

const noParts = (): ObjectParts => ({ properties: {}, required: [], allOf: [] });

/**
 * The full JSON Schema of a form's submission, the same in the worker and on the server.
 * Conditional requiredness stands as if/then with our keyword `condition`, which decides JSON Logic.
 */
export function validationSchema(form: ServedForm): JsonSchema {
  const rules = collectRules(form.document);
  const fields = [...listFields(form.document, form.lists).values()].filter(
    (field) => !isDisplayType(field.field.type),
  );
  const groups = new Map<string, ObjectParts>();
  const contextOf = (field: FormField) => ({ timezone: form.timezone, options: field.options });
  for (const field of fields) {
    if (field.group === undefined) continue;
    const parts = groups.get(field.group) ?? noParts();
    groups.set(field.group, parts);
    addField(parts, field, valueSchema(field.field, contextOf(field)), rules.byTarget.get(field.template));
  }
  const root = noParts();
  for (const field of fields) {
    if (field.group !== undefined) continue;
    const own = valueSchema(field.field, contextOf(field));
    const schema =
      field.field.type === 'repeatable_group'
        ? { ...own, items: objectSchema(groups.get(field.template) ?? noParts()) }
        : own;
    addField(root, field, schema, rules.byTarget.get(field.template));
  }
  return objectSchema(root);
}
