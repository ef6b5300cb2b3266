import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `fees`. */
export const feesWords = {
  fees: ['Fees', 'Cost of a registration, not including items chosen in it.'],
  'fees.currency': ['Currency', 'Currency that payments are charged in.'],
  'fees.fees': ['Fees', 'The fees, each with its condition.'],
  'fees.free_when': [
    'Free when',
    'Condition for a registration to be free. Use true if all are free. Every other registration needs a fee.',
  ],
  'fees.taxes': ['Taxes', 'Taxes on the fees of some categories, after discounts.'],
  'fees.taxes.code': ['Tax code', 'Unique code of the tax, used on invoices and in exports.'],
  'fees.taxes.label': ['Name', 'Name of the tax as shown to payers.'],
  'fees.taxes.percent': ['Rate', 'The rate in percent, such as 5 or 9.975.'],
  'fees.taxes.categories': ['Categories', 'Fee categories the tax applies to.'],
  'fees.number_prefix': [
    'Prefix of numbers',
    'Printed before receipt and invoice numbers, such as RTG-. It cannot end with a digit.',
  ],
  'fees.issuer': ['Issuer', 'Issuer of receipts: name, address and tax number, one per line.'],
  'fees.cancellation_policy': [
    'Cancellation policy',
    'Summary of refunds and deadlines, shown beside the payment.',
  ],
} as const satisfies DocumentReference;
