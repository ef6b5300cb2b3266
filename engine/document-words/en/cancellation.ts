import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `cancellation`. */
export const cancellationWords = {
  cancellation: ['Cancellation', 'What somebody gets back who cancels, and until when they may.'],
  'cancellation.until': [
    'Last day',
    'The last day on which people may cancel by themselves; the day before the event where nothing is said.',
  ],
  'cancellation.refunds': ['Refunds', 'What comes back; the first rule that fits a fee decides.'],
  'cancellation.refunds.categories': [
    'Categories',
    'The categories of fees that the rule is for; all where nothing is said.',
  ],
  'cancellation.refunds.until': [
    'Last day',
    'The last day of the rule, in the event’s time zone; whenever where nothing is said.',
  ],
  'cancellation.refunds.percent': [
    'Percent back',
    'How much of each fee comes back, in percent; 100 where nothing is said.',
  ],
  'cancellation.refunds.amount': [
    'Amount back',
    'How much of each fee comes back, in cents, and never more than was paid.',
  ],
  'cancellation.refunds.keeps': ['Kept', 'What is kept once of all that comes back, in cents.'],
  'cancellation.keeps_membership': [
    'Keeps membership',
    'Y leaves who cancels their membership, and keeps what was paid for it.',
  ],
  'cancellation.note': ['Note', 'What stands beside the refund, in the organizer’s own words.'],
} as const satisfies DocumentWords;
