import Type from 'typebox';

/** An amount in whole cents, greater than 0 (spec §5 "Fees amount, early-bird fee, fixed discount"). */
export const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000 });

/** The categories of fees in display order (spec §3 "Fees"); donations come last. */
export const FEE_CATEGORIES = [
  'conference',
  'registration',
  'membership',
  'workshop',
  'activity',
  'merchandise',
  'donation',
] as const;
export type FeeCategory = (typeof FEE_CATEGORIES)[number];

/** A calendar date, `2027-02-19`. */
export const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
