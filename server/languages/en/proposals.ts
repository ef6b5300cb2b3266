/** Texts about proposals, their presenters and their place in the schedule; `{name}` is a placeholder. */
export const proposals = {
  presentsAlready: 'is already a presenter of this workshop.',
  unknownPresenter: 'is not a known presenter.',
  tooManyPresenters: 'have reached the maximum of {most}.',
  notTheContact: 'can only be changed by the main contact of this proposal.',
  presentsNoMore: 'is no longer a presenter of this proposal. Nothing was saved.',
  nobodyNamed: 'and an email address are required.',
  notTaken: 'belongs to a proposal that was not accepted, or was withdrawn.',
  scheduledAlready: 'already has a session of this workshop.',
  unknownStart:
    'is not a time slot in the schedule. Use one of: {slots}; or a day and a time, such as friday 10:30.',
} as const;
