import Type, { type Static, type TObject } from 'typebox';
import { Code } from './code.ts';
import { Condition } from './condition.ts';
import { Flag } from './flag.ts';
import { Text } from './text.ts';

/** What becomes of an answer when its field is hidden: removed, kept and sent, or kept and not sent. */
export const WhenHidden = Type.Enum(['clear', 'keep', 'omit']);
export type WhenHidden = Static<typeof WhenHidden>;

/** What every field may say, whatever its type. */
export const everyField = {
  code: Code,
  label: Type.Optional(Text),
  help: Type.Optional(Text),
  required: Type.Optional(Flag),
  enabled: Type.Optional(Flag),
  /** Shown beside a field that is not enabled, to say why. */
  disabled_notice: Type.Optional(Text),
  default: Type.Optional(Type.Unknown()),
  /** Takes the default from what is known already, such as `registration.email`. */
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
        /** `page`: it takes the whole width of the page, and nothing stands beside its form. */
        width: Type.Optional(Type.Enum(['page', 'full', 'half', 'third'])),
        columns: Type.Optional(Type.Enum([1, 2, 3])),
      },
      { additionalProperties: false },
    ),
  ),
} as const;
export type EveryField = Static<TObject<typeof everyField>>;

/** A field of any type, of which nothing but that is known. */
export type AnyField = { readonly type: string } & EveryField;
