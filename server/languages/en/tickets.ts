/** Texts of a ticket on paper and in a wallet, as its page has them. */
export const tickets = {
  when: 'When',
  where: 'Where',
  for: 'For',
  guest: 'A guest of {name}',
  anyone: 'Anyone with this ticket',
  ticket: 'Ticket',
  file: 'ticket',
  files: 'tickets',
  of: '{number} of {count}',
  doors: 'Doors',
  order: 'Order',
  gate: 'Show once, at the entrance',
  questions: 'Questions:',
  colon: ':',
} as const;
