/** What organizers are told of personal data. */
export const erasureMails = {
  'erasure-notice': {
    subject: 'Personal data of {event} is erased on {date}',
    paragraphs: [
      'On {date} the names, addresses, answers, mails and files of {event} are erased, as its configuration says: those of {people} people and groups. Sums, counts and payments without names stay.',
      'If you still need a list, take it away before: npx rostrum export {code} LIST',
      'To see what there is: npx rostrum erase {code} --dry-run',
    ],
  },
} as const;
