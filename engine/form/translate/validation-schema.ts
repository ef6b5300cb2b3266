import type { Condition } from '../field/condition.ts';
import type { JsonSchema } from '../field-types/definition.ts';
import { definitionOf, roleOf } from '../field-types/registry.ts';
import { tagOf } from '../field-types/variants.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { allOf } from '../rules/fillable.ts';
import { collectRules, type FieldRule } from '../rules/form-rules.ts';
import { type FormField, listFields, topFieldsOf } from './form-fields.ts';

/** The parts of an object's schema while they are collected. */
interface ObjectParts {
  readonly properties: Record<string, JsonSchema>;
  readonly required: string[];
  /** Fields that are required under a condition, by the condition: one if/then for all that share it. */
  readonly requiredWhen: Map<string, { readonly condition: Condition; readonly codes: string[] }>;
}

/** Shared schemas of a form. */
interface Definitions {
  readonly names: Map<string, string>;
  readonly schemas: Record<string, JsonSchema>;
}

/** Puts a schema into the definitions and returns a reference: equal fields are compiled once. */
function defined(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const text = JSON.stringify(schema);
  const known = definitions.names.get(text);
  const name = known ?? `value${definitions.names.size + 1}`;
  if (known === undefined) {
    definitions.names.set(text, name);
    definitions.schemas[name] = schema;
  }
  return { $ref: `#/$defs/${name}` };
}

/** The condition under which an answer must be there; true for always, undefined for never. */
function requiredWhen(rule: FieldRule | undefined): Condition | undefined {
  if (!rule?.enabled) return undefined;
  const must: Condition | undefined = rule.required ? true : rule.requireIf;
  if (must === undefined || must === false) return undefined;
  const when = allOf([...rule.show, must, rule.enableIf ?? true, rule.fillable]);
  return when === false ? undefined : when;
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
  if (when === true) {
    parts.required.push(code);
    return;
  }
  const key = JSON.stringify(when);
  const same = parts.requiredWhen.get(key);
  if (same) same.codes.push(code);
  else parts.requiredWhen.set(key, { condition: when, codes: [code] });
}

function objectSchema({ properties, required, requiredWhen: conditional }: ObjectParts): JsonSchema {
  const allOf = [...conditional.values()].map(({ condition, codes }) => ({
    if: { condition },
    then: { required: codes },
  }));
  return {
    type: 'object',
    properties,
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
  };
}

const noParts = (): ObjectParts => ({ properties: {}, required: [], requiredWhen: new Map() });

/**
 * The JSON Schema of a form's submission, used by worker and server. Conditional requiredness is an if/then with our
 * keyword `condition` (JSON Logic).
 */
export function validationSchema(form: ServedForm): JsonSchema {
  const rules = collectRules(form.document);
  const definitions: Definitions = { names: new Map(), schemas: {} };

  function fieldsSchema(
    fields: readonly FormField[],
    first?: Readonly<Record<string, JsonSchema>>,
  ): JsonSchema {
    const parts = noParts();
    Object.assign(parts.properties, first);
    parts.required.push(...Object.keys(first ?? {}));
    for (const field of fields) {
      if (roleOf(field.field) !== 'display')
        addField(parts, field, schemaOf(field), rules.byTarget.get(field.template));
    }
    return objectSchema(parts);
  }

  function schemaOf(field: FormField): JsonSchema {
    const { nests, schema } = definitionOf(field.field.type);
    const own = schema(field.field, { timezone: form.timezone, options: field.options });
    switch (nests) {
      case 'rows':
        return { ...own, items: fieldsSchema(field.inside) };
      case 'object':
        return { ...own, ...fieldsSchema(field.inside) };
      case 'variants':
        return { ...own, ...shapesSchema(field) };
      case undefined:
        return defined(own, definitions);
    }
  }

  /** One of several shapes, discriminated by a required tag. */
  function shapesSchema(field: FormField): JsonSchema {
    const tag = tagOf(field.field);
    const shapes = 'variants' in field.field ? field.field.variants : [];
    return {
      required: [tag],
      discriminator: { propertyName: tag },
      oneOf: shapes.map(({ code }) =>
        fieldsSchema(
          field.inside.filter(({ shape }) => shape === code),
          { [tag]: { const: code } },
        ),
      ),
    };
  }

  const fields = topFieldsOf(listFields(form.document, form.lists));
  return { ...fieldsSchema(fields), $defs: definitions.schemas };
}
