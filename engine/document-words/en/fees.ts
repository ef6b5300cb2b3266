import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `fees`. */
export const feesWords = {
  fees: ['Fees', 'What a registration costs besides what is picked in it.'],
  'fees.currency': ['Currency', 'What the payment gateway charges in.'],
  'fees.fees': ['Fees', 'What is owed, each by its condition.'],
  'fees.free_when': [
    'Free when',
    'The registrations that owe nothing for taking part; true if all of them do. Any other registration needs a fee.',
  ],
  'fees.taxes': ['Taxes', 'Taxes on the fees of some categories, after discounts.'],
  'fees.taxes.code': ['Tax code', 'By which the tax is known on invoices and in exports.'],
  'fees.taxes.label': ['Name', 'What the tax is called where it is owed.'],
  'fees.taxes.percent': ['Rate', 'The rate in percent, such as 5 or 9.975.'],
  'fees.taxes.categories': ['Categories', 'The categories of fees that it is taken on.'],
  'fees.number_prefix': [
    'Prefix of numbers',
    'Printed before the numbers of receipts and invoices, such as RTG-, without a digit at its end.',
  ],
  'fees.issuer': ['Issuer', 'Who issues receipts: name, address and tax number, line by line.'],
  'fees.cancellation_policy': ['Cancellation policy', 'What comes back until when, said beside the payment.'],
} as const satisfies DocumentWords;
