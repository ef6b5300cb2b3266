/** The lines of the organizers' ledger that no quote names. */
export const ledger = {
  card: '{brand} ending in {last4}',
  invoicePaid: 'Invoice no. {number} was paid',
  chequeFor: 'Cheque for invoice no. {number}',
  transferFor: 'Bank transfer for invoice no. {number}',
  cashFor: 'Cash for invoice no. {number}',
  invoiceOpen: 'Invoice no. {number} is unpaid',
  invoiceVoid: 'Invoice no. {number} is void',
  atBank: 'Payment at the bank',
  memberFees: 'Fees of this member',
  byGroup: 'Paid by group {code}',
  refund: 'Refund to {brand} ending in {last4}',
} as const;
