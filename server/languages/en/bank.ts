/** Texts of the sandbox bank's page. */
export const bank = {
  title: 'Sandbox bank',
  question: 'Do you approve the payment of {amount}?',
  note: 'This is a test: no card is charged.',
  approve: 'Approve',
  refuse: 'Refuse',
  over: 'This request has already been answered.',
  back: 'Back to the payment',
} as const;
