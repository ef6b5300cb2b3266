import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { TemplatePath } from '../field/path.ts';
import { definitionOf, isFieldType } from '../field-types/registry.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { type Locale, resolveText } from '../languages/text.ts';
import { collectRules, type FormRules } from '../rules/form-rules.ts';
import { type FormField, listFields, topFieldsOf } from './form-fields.ts';
import { type UndrawableField, undrawableFields } from './undrawable-fields.ts';

/** A section with its texts and fields. */
export interface DrawnSection {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly string[];
}

/** A form configuration translated for rendering; built once a version and language, stable in identity. */
export interface TranslatedForm {
  readonly formType: string;
  readonly version: number;
  readonly locale: Locale;
  readonly title: string;
  readonly lead: string;
  /** The static render schema, without if, oneOf or dependencies: rules decide what is visible (design §4.2). */
  readonly schema: RJSFSchema;
  /** The uiSchema in rjsf's terms; `ui:sections` is ours. */
  readonly uiSchema: UiSchema;
  readonly fields: ReadonlyMap<TemplatePath, FormField>;
  readonly rules: FormRules;
  /** Fields that this engine cannot draw; a form with a required one cannot be submitted. */
  readonly undrawable: readonly UndrawableField[];
}

function renderSchema(field: FormField, form: ServedForm, locale: Locale): RJSFSchema {
  const title = resolveText(field.field.label, locale) || field.field.code;
  const { role, nests, schema } = definitionOf(field.field.type);
  const within = (inside: readonly FormField[]): RJSFSchema => ({
    type: 'object',
    properties: byCode(inside, (each) => renderSchema(each, form, locale)),
  });
  switch (nests) {
    case 'rows':
      return { type: 'array', title, items: within(field.inside) };
    case 'object':
      return { ...within(field.inside), title };
    case 'variants':
      return { type: 'object', title, properties: shapesOf(field, within) };
    case undefined:
      if (role === 'display') return { type: 'null', title };
      return {
        ...schema(field.field, { timezone: form.timezone, options: field.options }),
        title,
      } as RJSFSchema;
  }
}

/** A loop: Object.fromEntries takes eight times as long for a thousand fields. */
function byCode<Drawn>(
  fields: readonly FormField[],
  draw: (field: FormField) => Drawn,
): Record<string, Drawn> {
  const drawn: Record<string, Drawn> = {};
  for (const field of fields) drawn[field.field.code] = draw(field);
  return drawn;
}

/** The shapes of variants by code, as in paths: the answer decides which is shown. */
function shapesOf<Drawn>(
  { inside }: FormField,
  draw: (inside: readonly FormField[]) => Drawn,
): Record<string, Drawn> {
  const codes = new Set(inside.flatMap(({ shape }) => shape ?? []));
  return Object.fromEntries(
    [...codes].map((code) => [code, draw(inside.filter(({ shape }) => shape === code))]),
  );
}

function renderUi(field: FormField, locale: Locale): UiSchema {
  const within = (inside: readonly FormField[]): UiSchema => byCode(inside, (each) => renderUi(each, locale));
  const ui: UiSchema = { 'ui:widget': field.field.type };
  if (field.options.length > 0) {
    ui['ui:enumNames'] = field.options.map((option) => resolveText(option.name, locale));
  }
  switch (definitionOf(field.field.type).nests) {
    case 'rows':
      return { ...ui, items: within(field.inside) };
    case 'object':
      return { ...ui, ...within(field.inside) };
    case 'variants':
      return { ...ui, ...shapesOf(field, within) };
    case undefined:
      return ui;
  }
}

/** Translates a served form into what rjsf and the slots draw, in one language. */
export function translateForm(form: ServedForm, locale: Locale): TranslatedForm {
  const fields = listFields(form.document, form.lists);
  const tops = topFieldsOf(fields);
  const properties = byCode(tops, (field) => renderSchema(field, form, locale));
  const sections: DrawnSection[] = form.document.sections.map((section) => ({
    code: section.code,
    title: resolveText(section.title, locale),
    description: resolveText(section.description, locale),
    fields: section.fields.filter(({ type }) => isFieldType(type)).map((field) => field.code),
  }));
  const uiSchema: UiSchema = Object.assign(
    byCode(tops, (field) => renderUi(field, locale)),
    { 'ui:sections': sections },
  );
  return {
    formType: form.form_type,
    version: form.version,
    locale,
    title: resolveText(form.document.title, locale),
    lead: resolveText(form.document.lead, locale),
    schema: { type: 'object', properties },
    uiSchema,
    fields,
    rules: collectRules(form.document),
    undrawable: undrawableFields(form.document, locale),
  };
}
