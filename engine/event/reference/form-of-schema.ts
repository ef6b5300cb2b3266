import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { LOCALES, type Locale } from '../../form/languages/text.ts';
import type { DocumentKind } from '../documents/registry.ts';
import { type DescribedSchema, describedSchema } from './described-schema.ts';

/** A document's own form, for `openSchemaForm`: nested as the document is. */
export interface DocumentForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  /** Nothing is put where nothing is: a document that is only looked at stays as it is. */
  readonly defaults: {
    readonly arrayMinItems: { readonly populate: 'never' };
    readonly emptyObjectFields: 'skipDefaults';
  };
}

/** What documents need a field or a widget of its own for, by the name of its definition. */
const OWN = {
  Text: { 'ui:field': 'DocumentText', 'ui:fieldReplacesAnyOrOneOf': true },
  Condition: { 'ui:field': 'DocumentCondition', 'ui:fieldReplacesAnyOrOneOf': true },
  Sections: { 'ui:field': 'DocumentSections' },
  Questions: { 'ui:field': 'DocumentQuestions' },
  Options: { 'ui:field': 'DocumentOptions' },
  Prices: { 'ui:field': 'DocumentPrices' },
  Required: { 'ui:field': 'DocumentRequired' },
  Json: { 'ui:field': 'DocumentJson', 'ui:fieldReplacesAnyOrOneOf': true },
  Money: { 'ui:widget': 'cents' },
  Day: { 'ui:widget': 'date' },
  Clock: { 'ui:widget': 'clock' },
  Colour: { 'ui:widget': 'colour' },
  Reference: { 'ui:widget': 'reference' },
} as const satisfies Readonly<Record<string, UiSchema>>;
type Own = keyof typeof OWN;

/** Those that draw the fields of what they hold. */
const HOLDERS: ReadonlySet<Own> = new Set(['Sections', 'Questions', 'Options', 'Prices']);

/** What a text is edited by where a hint says so. */
const BY_HINT: { readonly [hint: string]: Own | undefined } = {
  date: 'Day',
  time: 'Clock',
  colour: 'Colour',
  reference: 'Reference',
};

/** What a list, a flag or a condition is edited by where a hint says so, whatever its schema is made of. */
const WHOLE_BY_HINT: { readonly [hint: string]: Own | undefined } = {
  condition: 'Condition',
  sections: 'Sections',
  questions: 'Questions',
  options: 'Options',
  prices: 'Prices',
  required: 'Required',
};

const isSchema = (value: unknown): value is DescribedSchema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a schema is a text in one language or in each: by what its second branch asks for. */
function isText(schema: DescribedSchema): boolean {
  return listOf(schema['anyOf']).some((branch) => {
    const names = Object.keys(Object(Object(branch).properties));
    return names.length > 0 && names.join() === LOCALES.join();
  });
}

const WORDS: ReadonlySet<string> = new Set(['title', 'description', 'x-edit']);

/** Which of our own a schema is edited by; undefined where rjsf's field of its type is right. */
function ownOf(schema: DescribedSchema): Own | undefined {
  const { widget } = schema['x-edit'] ?? {};
  if (isText(schema)) return 'Text';
  const whole = widget && WHOLE_BY_HINT[widget];
  if (whole) return whole;
  // A default may be anything: it is written as JSON.
  if (Object.keys(schema).every((keyword) => WORDS.has(keyword))) return 'Json';
  if (schema['type'] === 'integer' && widget === 'money') return 'Money';
  if (schema['type'] !== 'string' || schema['enum'] !== undefined) return undefined;
  return widget && BY_HINT[widget];
}

/** Entries by a name of one's own: what any name holds is what names of their pattern hold. */
function asMap(schema: DescribedSchema): DescribedSchema {
  const [entry, ...others] = Object.entries(Object(schema['patternProperties']));
  if (!entry || others.length > 0 || schema['properties'] !== undefined) return schema;
  const { patternProperties: _, ...rest } = schema;
  return { ...rest, additionalProperties: entry[1], propertyNames: { pattern: entry[0] } };
}

/** A row of a list of references is one: the hint stands at the list. */
function asHinted(row: DescribedSchema, list: DescribedSchema): DescribedSchema {
  const hint = list['x-edit'];
  return hint?.widget === 'reference' && row['x-edit'] === undefined ? { ...row, 'x-edit': hint } : row;
}

/** A described schema as it is drawn, however deep; what stands in it by name stays under its name. */
function drawn(schema: DescribedSchema): DescribedSchema {
  const own = ownOf(schema);
  const named = own === undefined ? {} : { $ref: `#/$defs/${own}` };
  if (own !== undefined && !HOLDERS.has(own)) return { ...schema, ...named };
  const entries = Object.entries(asMap(schema)).map(([keyword, value]) => {
    switch (keyword) {
      case 'properties':
      case '$defs':
        return [keyword, mapValues(value)] as const;
      case 'items':
        return [keyword, isSchema(value) ? drawn(asHinted(value, schema)) : value] as const;
      case 'additionalProperties':
        return [keyword, isSchema(value) ? drawn(value) : value] as const;
      case 'anyOf':
      case 'oneOf':
        return [keyword, listOf(value).map((each) => (isSchema(each) ? drawn(each) : each))] as const;
      default:
        return [keyword, value] as const;
    }
  });
  // What a document is decides its form, so it is shown and not changed there.
  return { ...Object.fromEntries(entries), ...('const' in schema && { readOnly: true }), ...named };
}

function mapValues(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, each]) => [name, isSchema(each) ? drawn(each) : each]),
  );
}

/** The form of a kind of document in a language, made from its meta-schema and the words for it. */
export function formOfSchema(kind: DocumentKind, locale: Locale): DocumentForm {
  const schema = drawn(describedSchema(kind, locale));
  const definitions = Object.fromEntries(Object.keys(OWN).map((name) => [name, {}]));
  return {
    schema: { ...schema, $defs: { ...Object(schema['$defs']), ...definitions } },
    uiSchema: {
      'ui:definitions': Object.fromEntries(
        Object.entries(OWN).map(([name, uiSchema]) => [`#/$defs/${name}`, uiSchema]),
      ),
      // What need not be there is there once somebody adds it.
      // A document as a whole is there, or there is nothing to edit.
      'ui:enableOptionalDataFieldForType': [],
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
      'ui:submitButtonOptions': { norender: true },
    },
    defaults: { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' },
  };
}
