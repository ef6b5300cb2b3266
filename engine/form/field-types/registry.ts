import type { AnyField } from '../field/every-field.ts';
import { type DecimalFormat, localDecimal } from '../format/decimal-text.ts';
import type { Locale } from '../languages/text.ts';
import { address } from './address.ts';
import { checkbox } from './checkbox.ts';
import { colour } from './colour.ts';
import { condition } from './condition.ts';
import { creditCard } from './credit-card.ts';
import { date } from './date.ts';
import { dateSpan } from './date-span.ts';
import type { FieldRole, FieldTypeDefinition, Nesting } from './definition.ts';
import { divider, heading, html } from './display.ts';
import { email } from './email.ts';
import { emailType } from './email-type.ts';
import { hidden } from './hidden.ts';
import { localisedText } from './localised-text.ts';
import { map } from './map.ts';
import { money } from './money.ts';
import { currency, number, percent, quantity } from './number.ts';
import { object } from './object.ts';
import { phone } from './phone.ts';
import { country, province, timeZone } from './place.ts';
import { reference } from './reference.ts';
import { repeatableGroup } from './repeatable-group.ts';
import { richText } from './rich-text.ts';
import { severalChoices } from './several-choices.ts';
import { combobox, radio, select } from './single-choice.ts';
import { file, photo } from './stored-file.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { url } from './url.ts';
import { variants } from './variants.ts';
import { yesNo } from './yes-no.ts';

/** The field types of any form, in the order of the documentation. */
export const fieldTypes = {
  text,
  textarea,
  localised_text: localisedText,
  rich_text: richText,
  email,
  email_type: emailType,
  phone,
  url,
  number,
  currency,
  money,
  percent,
  date,
  date_span: dateSpan,
  time,
  time_zone: timeZone,
  radio,
  radio_pictures: radio,
  checkbox,
  checkbox_group: severalChoices,
  yes_no: yesNo,
  select,
  list_box: severalChoices,
  combobox,
  country,
  province,
  address,
  quantity,
  file,
  photo,
  colour,
  reference,
  credit_card: creditCard,
  object,
  repeatable_group: repeatableGroup,
  variants,
  map,
  heading,
  html,
  divider,
  hidden,
  condition,
};

type OfAnyForm = typeof fieldTypes;

/** The definitions of all field types by name. A product adds its own by declaration merging and `registerFieldTypes`. */
export interface FieldTypes extends OfAnyForm {}

/** Every field type that a form document may use. */
export type FieldType = keyof FieldTypes;

/** The types with a role. */
export type FieldTypeOf<Role extends FieldRole> = {
  [Name in FieldType]: FieldTypes[Name]['role'] extends Role ? Name : never;
}[FieldType];

const definitions = new Map<string, FieldTypeDefinition>();

/** Adds field types; their modules are imported for it before a form is read. */
export function registerFieldTypes(types: Partial<FieldTypes>): void {
  // A method takes its own type's fields; callers select it by the field's type.
  for (const [name, definition] of Object.entries(types)) {
    definitions.set(name, definition as unknown as FieldTypeDefinition);
  }
}

registerFieldTypes(fieldTypes);

/** The names of the registered field types, in the order of the documentation. */
export function fieldTypeNames(): FieldType[] {
  return [...definitions.keys()] as FieldType[];
}

/** Whether this engine knows a field's type; a newer server may send others. */
export function isFieldType(type: string): type is FieldType {
  return definitions.has(type);
}

/** The definition of a type, widened so that any field can be handed to it. */
export function definitionOf(type: FieldType): FieldTypeDefinition {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`The field type "${type}" is not registered`);
  return definition;
}

/** The definition of a field's type; undefined for an unknown one. */
export function findDefinition({ type }: Pick<AnyField, 'type'>): FieldTypeDefinition | undefined {
  return definitions.get(type);
}

/** The role of a field's type; undefined for an unknown one. */
export function roleOf(field: Pick<AnyField, 'type'>): FieldRole | undefined {
  return findDefinition(field)?.role;
}

/** How a type contains fields; undefined if it does not. */
export function nestingOf(field: Pick<AnyField, 'type'>): Nesting | undefined {
  return findDefinition(field)?.nests;
}

/** How a field writes its number: amounts and percentages as spec §9 has them, other numbers ungrouped. */
export function decimalFormatOf(field: AnyField | undefined, locale: Locale): DecimalFormat {
  const own = field && findDefinition(field)?.decimal?.(field, locale);
  return own ?? localDecimal(locale, true);
}
