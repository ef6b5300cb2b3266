import Type, { type TProperties } from 'typebox';
import { Code } from '../field/code.ts';
import { Flag } from '../field/flag.ts';
import { Text } from '../languages/text.ts';
import {
  autocomplete,
  choices,
  length,
  movable,
  pattern,
  placeholder,
  precision,
  range,
  rowWords,
  several,
} from './constraint-groups.ts';

const day = Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,5})?)$' }));
const clock = Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }));
const rows = Type.Optional(Type.Integer({ minimum: 2, maximum: 30 }));
const upload = {
  /** In megabytes; 10 when absent. */
  maxSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
};

/**
 * The properties of each field type besides those of every field, with JSON Schema names if there are any. They are
 * apart from the definitions, so that a browser loads no schema.
 */
const ofAnyForm = {
  text: { ...length, ...placeholder, ...autocomplete, ...pattern },
  textarea: { ...length, ...placeholder, rows },
  localised_text: {
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
    /** One line by default; several, or rich text. */
    writing: Type.Optional(Type.Enum(['line', 'lines', 'rich'])),
  },
  rich_text: { ...length, rows },
  email: { ...placeholder, ...autocomplete, ...length },
  email_type: choices,
  phone: { ...placeholder, ...autocomplete, country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) },
  url: { ...placeholder, ...length },
  number: { ...range, ...placeholder, decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })) },
  currency: {
    ...range,
    /** The currency, if it is not the event's; it determines the default prefix. */
    currency: Type.Optional(Type.Enum(['CAD', 'USD', 'BRL'])),
    prefix: Type.Optional(Type.String({ maxLength: 8 })),
    decimal: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    thousands: Type.Optional(Type.String({ maxLength: 1 })),
    ...precision,
  },
  money: { minimum: Type.Optional(Type.Integer()), maximum: Type.Optional(Type.Integer()), ...placeholder },
  percent: { ...range, ...precision },
  date: { earliest: day, latest: day, ...autocomplete },
  date_span: { earliest: day, latest: day },
  time: { earliest: clock, latest: clock, step: Type.Optional(Type.Integer({ minimum: 60 })) },
  time_zone: choices,
  radio: choices,
  radio_pictures: choices,
  checkbox: { text: Type.Optional(Text) },
  checkbox_group: { ...choices, ...several },
  yes_no: {},
  select: { ...choices, ...placeholder, ...autocomplete },
  list_box: { ...choices, ...several },
  combobox: { ...choices, ...placeholder },
  country: { ...choices, ...placeholder },
  province: { ...choices, ...placeholder, country: Type.Optional(Type.Enum(['CA', 'US'])) },
  address: {
    /** `saved` keeps the address on the server by its own id; `inline` hands it to the form (spec §7 "Other"). */
    variant: Type.Optional(Type.Enum(['saved', 'inline'])),
    /** Y leaves only the work address to choose (spec §5 "limited flag"). */
    limited: Type.Optional(Flag),
  },
  quantity: {
    minimum: Type.Optional(Type.Integer({ minimum: 0 })),
    maximum: Type.Optional(Type.Integer({ minimum: 1 })),
    unit: Type.Optional(Text),
  },
  file: { ...upload, document: Type.Optional(Type.Enum(['official', 'student'])) },
  photo: upload,
  colour: {},
  reference: { ...choices, ...length, ...placeholder },
  credit_card: {},
  object: {},
  repeatable_group: {
    ...rowWords,
    ...movable,
    /** The fields with a row's hours, drawn on a timeline: two times, or one choice whose options have hours. */
    timeline: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 2, uniqueItems: true })),
  },
  variants: { tag: Type.Optional(Code) },
  map: {
    ...rowWords,
    ...movable,
    /** The labels of an entry's name and of its value. */
    key_label: Type.Optional(Text),
    value_label: Type.Optional(Text),
  },
  heading: { level: Type.Optional(Type.Enum([2, 3, 4])) },
  html: { html: Text },
  divider: {},
  hidden: {
    value: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()])),
  },
  condition: {},
};

type OfAnyForm = typeof ofAnyForm;

/** The constraints of all field types by name. A product adds its own by declaration merging and `registerConstraints`. */
export interface FieldConstraints extends OfAnyForm {}

const registered: Record<string, TProperties> = {};

/** Adds the constraints of a product's field types; their module is imported for it before a schema is built. */
export function registerConstraints(types: Partial<FieldConstraints>): void {
  Object.assign(registered, types);
}

/** The properties of a field type besides those of every field. */
export function constraintsOf(type: keyof FieldConstraints): TProperties {
  const constraints = registered[type] ?? ofAnyForm[type as keyof OfAnyForm];
  if (!constraints) throw new Error(`The constraints of the field type "${type}" are not registered`);
  return constraints;
}
