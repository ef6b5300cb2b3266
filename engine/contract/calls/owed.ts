// Paying what is owed after submission: only the page of the link loads them.
// Each line is read by call.ts: method, path, and the field that names the holder.

export const owed = {
  getOwed: 'GET ./{secret}',
  payOwed: 'POST .',
  cancelOwedPayment: 'POST .',
} as const;
