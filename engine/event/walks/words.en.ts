/** The titles of walks, in English. */
export const en = {
  whole: '{parts}',
  days: '{count, plural, one {# day} other {# days}}',
  notMember: 'Not a member',
  inPerson: 'in person',
  online: 'online',
  hybrid: 'hybrid',
  picked: 'with {items}',
  earlyBird: 'early bird',
  answer: '{question}: {value}',
  yes: 'yes',
  no: 'no',
  plain: 'Only what is required',
} as const;
