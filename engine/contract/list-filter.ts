import Type, { type Static } from 'typebox';
import { MONEY_STATES, MOST_CODES } from './desk-values.ts';
import { Need } from './overview.ts';

/** The statuses of a dossier, with the labels of spec §4. */
export const DossierStatus = Type.Enum(['Not Submitted', 'Submitted', 'Cancelled']);

const MoneyState = Type.Enum(MONEY_STATES);
export type MoneyState = Static<typeof MoneyState>;

const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** What narrows the organizers' list; absent filters admit all. */
export const listFilter = {
  /** Words that all have to be found in code, address, name or a short answer; case and accents do not matter. */
  q: optional(10_000),
  flow: optional(64),
  status: Type.Optional(DossierStatus),
  track: optional(64),
  mode: optional(64),
  day: optional(64),
  locale: optional(10),
  money: Type.Optional(MoneyState),
  tag: optional(40),
  /** Those that need an organizer for one reason. */
  needs: Type.Optional(Need),
  /** Those that have an item or wait for it: `kind/item`, as in the overview. */
  item: optional(200),
  /** A discount code that they use. */
  discount: optional(100),
  /** The type of membership that their answers lead to, or `declined`. */
  membership: optional(100),
  /**
   * Answers that they all have, by the ids of getListOptions: `form/field=value` for an option's id or a part of a
   * text, `form/field` for any answer, `form/field=` for none.
   */
  answer: Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: 5 })),
};

/** Chosen rows of the list: those of the codes, or all that match the filter. */
export const chosenRows = {
  ...listFilter,
  /** Codes joined by commas, up to 1,000; the filter is ignored then. */
  codes: optional(MOST_CODES * 16),
};
