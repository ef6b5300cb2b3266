import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `cancellation`. */
export const cancellationWords = {
  cancellation: ['Cancellation', 'Refunds on cancellation, and the last day to cancel.'],
  'cancellation.until': [
    'Last day',
    'Last day on which people can cancel by themselves. Default: the day before the event.',
  ],
  'cancellation.refunds': ['Refunds', 'Refund rules. The first rule that matches a fee applies.'],
  'cancellation.refunds.categories': [
    'Categories',
    'Fee categories the rule applies to. Leave empty for all.',
  ],
  'cancellation.refunds.until': [
    'Last day',
    'Last day of the rule, in the event’s time zone. Leave empty for no end date.',
  ],
  'cancellation.refunds.percent': [
    'Percent refunded',
    'Percentage of each fee that is refunded. Default: 100.',
  ],
  'cancellation.refunds.amount': [
    'Amount refunded',
    'Amount of each fee that is refunded, in cents. Never more than was paid.',
  ],
  'cancellation.refunds.keeps': ['Cancellation fee', 'Amount deducted once from the total refund, in cents.'],
  'cancellation.keeps_membership': [
    'Keeps membership',
    'Y: people who cancel keep their membership, and its fee is not refunded.',
  ],
  'cancellation.reasons': [
    'Reasons',
    'Reasons people can choose from when they cancel, in this order. Default: the product’s seven reasons.',
  ],
  'cancellation.reasons.code': ['Code', 'Stored with the cancellation.'],
  'cancellation.reasons.name': ['Name', 'Shown to people who cancel, and in your email about it.'],
  'cancellation.note': ['Note', 'Your own text, shown beside the refund.'],
} as const satisfies DocumentReference;
