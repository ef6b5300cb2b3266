const receipt = {
  title: 'Receipt',
  number: 'Receipt no. {number}',
  issuedTo: 'Registered',
  issuedBy: 'Issued by',
  registration: 'Registration code',
  date: 'Date',
  item: 'Item',
  amount: 'Amount',
  subtotal: 'Subtotal',
  total: 'Total',
  paidBy: 'Paid by {brand} ending in {last4}',
  nothingToPay: 'There was nothing to pay.',
  code: 'Show this code at the event.',
  fileName: 'receipt-{code}.pdf',
} as const;

/** What stands on receipts, refunds and invoices besides what is configured; each but a receipt says only what it says otherwise. */
export const papers = {
  receipt,
  change: { title: 'Receipt of a change', item: 'What has changed', total: 'Difference' },
  group: {
    issuedTo: 'Group',
    registration: 'Group code',
    code: 'Each member has a confirmation of their own.',
  },
  refund: {
    title: 'Refund',
    number: 'Refund of receipt no. {number}',
    total: 'Refunded',
    paidBy: 'Refunded to {brand} ending in {last4}',
    nothingToPay: 'Nothing was refunded.',
    code: 'This code is cancelled.',
    fileName: 'refund-{code}.pdf',
  },
  invoice: {
    title: 'Invoice',
    number: 'Invoice no. {number}',
    issuedTo: 'Billed to',
    total: 'Amount due',
    fileName: 'invoice-{code}.pdf',
  },
  applicationInvoice: { registration: 'Code', code: 'A receipt follows once this is paid.' },
  groupInvoice: { registration: 'Group code', code: 'Everybody on it is registered once it is paid.' },
  due: 'Due by {day}.',
  paidByInvoice: 'Paid by invoice no. {number}.',
  refundLine: 'Refund',
  cancellationFee: 'Cancellation fee',
} as const;
