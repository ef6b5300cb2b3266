/** What is said of proposals, their presenters and their place in the schedule; `{name}` stands for what is said with it. */
export const proposals = {
  presentsAlready: 'presents this already.',
  unknownPresenter: 'is nobody known here.',
  tooManyPresenters: 'are {most} already, which is the most.',
  notTheContact: 'are chosen by the first contact of this proposal.',
  presentsNoMore: 'is no longer among the presenters of this proposal. Nothing was saved.',
  nobodyNamed: 'is needed, and an email address.',
  notTaken: 'is of a proposal that was not accepted, or was withdrawn.',
  scheduledAlready: 'has a session of this already.',
  unknownStart: 'is no time of the schedule. It has: {slots}; or a day and a time, such as friday 10:30.',
} as const;
