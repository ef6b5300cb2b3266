import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `discounts`. */
export const discountsWords = {
  discounts: ['Discount codes', 'The discount and invitation codes of an event.'],
  'discounts.discounts': ['Codes', 'The codes, in any order.'],
  'discounts.discounts.code': ['Code', 'What is typed: 5 to 20 capitals, figures and hyphens.'],
  'discounts.discounts.kind': [
    'Kind',
    'A discount lowers what is owed; an invitation may open a closed or full event as well.',
  ],
  'discounts.discounts.label': ['Name', 'What it is called on the invoice.'],
  'discounts.discounts.percent': ['Percent off', 'How much comes off, in percent.'],
  'discounts.discounts.amount': ['Amount off', 'How much comes off, in cents.'],
  'discounts.discounts.categories': [
    'Categories',
    'The categories of fees that it is taken off; all where nothing is said.',
  ],
  'discounts.discounts.limit': [
    'Uses',
    'How many registrations may use it; any number where nothing is said.',
  ],
  'discounts.discounts.from': ['First day', 'The first day of use, in the event’s time zone.'],
  'discounts.discounts.until': ['Last day', 'The last day of use, in the event’s time zone.'],
  'discounts.discounts.when': [
    'Counts if',
    'The condition under which it counts; always where nothing is said.',
  ],
  'discounts.discounts.bypasses': [
    'Opens the event',
    'Y lets its holder register though the event is closed or full.',
  ],
} as const satisfies DocumentWords;
