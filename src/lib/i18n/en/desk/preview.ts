/** Texts of the preview of a form. */
export const preview = {
  view: 'Preview',
  says: 'The form as attendees will have it. Fill it in to see its conditions and messages; nothing is saved.',
  as: 'Look at it as',
  track: 'Track',
  membership: 'Membership',
  undecided: 'Not decided yet',
  left_out: 'Not shown here, since it needs a registration: {what}.',
  check: 'Check the answers',
  restart: 'Start over',
  complete: 'Every answer is complete. Nothing was saved.',
  broken_title: 'This form cannot be drawn yet',
  broken: 'Correct the problems listed beside it first.',
} as const;
