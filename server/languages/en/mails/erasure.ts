/** Emails to organizers about personal data. */
export const erasureMails = {
  'erasure-notice': {
    subject: 'Personal data for {event} will be erased on {date}',
    paragraphs: [
      'On {date}, the names, addresses, answers, emails and files of {people} people and groups will be erased from {event}, as its configuration requires. Totals, counts and payments without names are kept.',
      'If you still need a list, export it first: npx rostrum export {code} LIST',
      'To see what would be erased: npx rostrum erase {code} --dry-run',
    ],
  },
} as const;
