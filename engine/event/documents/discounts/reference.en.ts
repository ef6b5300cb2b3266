import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `discounts`. */
export const discountsWords = {
  discounts: ['Discount codes', 'The discount and invitation codes of an event.'],
  'discounts.discounts': ['Codes', 'The codes, in any order.'],
  'discounts.discounts.code': ['Code', 'The code people type: 5 to 20 capital letters, digits and hyphens.'],
  'discounts.discounts.kind': [
    'Kind',
    'A discount lowers the total. An invitation can also let people into a closed or full event.',
  ],
  'discounts.discounts.label': ['Name', 'Name shown on the invoice.'],
  'discounts.discounts.percent': ['Percent off', 'Percentage discount.'],
  'discounts.discounts.amount': ['Amount off', 'Amount of the discount, in cents.'],
  'discounts.discounts.categories': ['Categories', 'Fee categories it applies to. Leave empty for all.'],
  'discounts.discounts.limit': ['Uses', 'Number of registrations that can use it. Leave empty for no limit.'],
  'discounts.discounts.from': ['First day', 'First day it can be used, in the event’s time zone.'],
  'discounts.discounts.until': ['Last day', 'Last day it can be used, in the event’s time zone.'],
  'discounts.discounts.when': ['Valid if', 'Condition for it to apply. Leave empty for always.'],
  'discounts.discounts.bypasses': [
    'Opens the event',
    'Y: people with this code can register even if the event is closed or full.',
  ],
  'discounts.discounts.active': [
    'Active',
    'N: the code is refused. Submitted registrations keep it, drafts lose it. Y by default.',
  ],
  'discounts.discounts.batch': ['Batch', 'Name shared by codes that were created together.'],
} as const satisfies DocumentReference;
