import Type, { type Static, type TObject } from 'typebox';
import { Text } from '../languages/text.ts';
import { Code } from './code.ts';
import { Condition } from './condition.ts';
import { Flag } from './flag.ts';

/** What happens to a hidden field's answer: removed, kept and sent, or kept and not sent. */
export const WhenHidden = Type.Enum(['clear', 'keep', 'omit']);
export type WhenHidden = Static<typeof WhenHidden>;

/** Properties of every field type. */
export const everyField = {
  code: Code,
  /** The codes that it had before, the latest first: what was answered under them is its answer. */
  was: Type.Optional(Type.Array(Code, { maxItems: 20 })),
  label: Type.Optional(Text),
  help: Type.Optional(Text),
  required: Type.Optional(Flag),
  enabled: Type.Optional(Flag),
  /** Shown next to a disabled field as the reason. */
  disabled_notice: Type.Optional(Text),
  default: Type.Optional(Type.Unknown()),
  /** Takes the default from known data, such as `registration.email`. */
  default_from: Type.Optional(Type.String({ pattern: '^(registration|answers)\\.[A-Za-z0-9_.]{1,120}$' })),
  /** The organizer's own message: shown instead of the product's for whatever is wrong with this field. */
  message: Type.Optional(Text),
  show_if: Type.Optional(Condition),
  require_if: Type.Optional(Condition),
  enable_if: Type.Optional(Condition),
  when_hidden: Type.Optional(WhenHidden),
  verify: Type.Optional(Type.Enum(['server'])),
  layout: Type.Optional(
    Type.Object(
      {
        /** `page`: it uses the page's full width, without a side column. */
        width: Type.Optional(Type.Enum(['page', 'full', 'half', 'third'])),
        columns: Type.Optional(Type.Enum([1, 2, 3])),
      },
      { additionalProperties: false },
    ),
  ),
} as const;
export type EveryField = Static<TObject<typeof everyField>>;

/** A field of any type. */
export type AnyField = { readonly type: string } & EveryField;
