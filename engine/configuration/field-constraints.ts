import Type from 'typebox';
import { Flag } from './flag.ts';
import { Option } from './option.ts';
import { Text } from './text.ts';

// What a field of each type may say beyond what every field may say. Constraints bear their JSON Schema names.

const length = {
  minLength: Type.Optional(Type.Integer({ minimum: 0, maximum: 20_000 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
};
const placeholder = { placeholder: Type.Optional(Text) };
const autocomplete = { autocomplete: Type.Optional(Type.String({ pattern: '^[a-z -]{1,60}$' })) };
const pattern = { pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })) };
const range = {
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  exclusiveMinimum: Type.Optional(Type.Number()),
  exclusiveMaximum: Type.Optional(Type.Number()),
  multipleOf: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
};
const choices = {
  options: Type.Optional(Type.Array(Option, { minItems: 1, maxItems: 2_000 })),
  options_from: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
};
const several = {
  minItems: Type.Optional(Type.Integer({ minimum: 0 })),
  maxItems: Type.Optional(Type.Integer({ minimum: 1 })),
};
/** An ISO date, or a day counted from today in the event's time zone: `today`, `today+7`, `today-30`. */
const day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,5})?)$' });
const clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

const upload = {
  /** In megabytes; 10 when absent. */
  maxSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
};

/** The field types, each with its own constraints; adding a type begins here and the compiler asks for the rest. */
export const fieldConstraints = {
  text: { ...length, ...placeholder, ...autocomplete, ...pattern },
  textarea: { ...length, ...placeholder, rows: Type.Optional(Type.Integer({ minimum: 2, maximum: 30 })) },
  email: { ...placeholder, ...autocomplete, ...length },
  email_type: { ...choices },
  phone: { ...placeholder, ...autocomplete },
  url: { ...placeholder, ...length },
  number: { ...range, ...placeholder, decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })) },
  currency: {
    ...range,
    /** Whose money it is, where that is not the event's; it decides the prefix of a field that names none. */
    currency: Type.Optional(Type.Enum(['CAD', 'USD', 'BRL'])),
    prefix: Type.Optional(Type.String({ maxLength: 8 })),
    decimal: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    thousands: Type.Optional(Type.String({ maxLength: 1 })),
    precision: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  },
  percent: { ...range, precision: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })) },
  date: { earliest: Type.Optional(day), latest: Type.Optional(day), ...autocomplete },
  time: {
    earliest: Type.Optional(clock),
    latest: Type.Optional(clock),
    step: Type.Optional(Type.Integer({ minimum: 60 })),
  },
  time_zone: { ...choices },
  radio: { ...choices },
  radio_pictures: { ...choices },
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
  photo: { ...upload },
  discount_code: {},
  invitation_code: {},
  /** Only in the product's own payment form: nothing that is saved may hold a card. */
  credit_card: {},
  membership: {},
  activity_picker: {},
  product_picker: {},
  workshop_picker: { minItems: several.minItems },
  repeatable_group: {
    ...several,
    item_label: Type.Optional(Text),
    add_label: Type.Optional(Text),
  },
  heading: { level: Type.Optional(Type.Enum([2, 3, 4])) },
  html: { html: Text },
  divider: {},
  hidden: {
    value: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Number(), Type.Boolean()])),
  },
} as const;

/** Every field type that a form document may use. */
export type FieldType = keyof typeof fieldConstraints;

/** Types that show something and hold no answer. */
export const DISPLAY_TYPES = ['heading', 'html', 'divider'] as const satisfies readonly FieldType[];

/** Tells whether a field type only shows something, so that it has no value, no requiredness and no error. */
export function isDisplayType(type: FieldType): boolean {
  return DISPLAY_TYPES.some((display) => display === type);
}

/** Types whose answer is picked on the server as one goes, such as seats: the server's word counts at every save. */
export const PICKER_TYPES = [
  'activity_picker',
  'product_picker',
  'workshop_picker',
] as const satisfies readonly FieldType[];
export type PickerType = (typeof PICKER_TYPES)[number];

/** Tells a type that is picked on the server from those that are answered in the form. */
export function isPickerType(type: FieldType): type is PickerType {
  return PICKER_TYPES.some((picker) => picker === type);
}

/** The field types in the order of the documentation. */
export const FIELD_TYPES = Object.keys(fieldConstraints) as FieldType[];
