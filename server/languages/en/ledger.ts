/** Lines of the organizers' ledger that no quote contains. */
export const ledger = {
  card: '{brand} ending in {last4}',
  invoicePaid: 'Invoice no. {number} was paid',
  chequeFor: 'Cheque for invoice no. {number}',
  transferFor: 'Bank transfer for invoice no. {number}',
  cashFor: 'Cash for invoice no. {number}',
  invoiceOpen: 'Invoice no. {number} is unpaid',
  invoiceVoid: 'Invoice no. {number} is void',
  invoiceSplit: 'Invoice no. {number} is void: split into no. {into}',
  atBank: 'Payment at the bank',
  memberFees: 'Fees of this member',
  byGroup: 'Paid by group {code}',
  waiver: 'Fee waived',
  credit: 'Credit',
  refund: 'Refund to {brand} ending in {last4}',
} as const;
