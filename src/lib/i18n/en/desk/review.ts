/** Texts of the page of applications. */
export const review = {
  title: 'Applications',
  state: 'Which applications',
  states: { open: 'To decide', accepted: 'Accepted', declined: 'Declined' },
  flow: 'Type',
  every_flow: 'All types',
  sent: 'sent {day}',
  more: 'Show more',
  choose: 'Choose an application to read it here. J and K open the next one and the one before.',
  back: 'All applications',
  open: 'Open everything about it',
  decisions: 'Decisions',
  nothing: {
    open: 'Nothing to decide',
    accepted: 'None accepted yet',
    declined: 'None declined yet',
  },
  nothing_more: 'Applications are listed here once they are submitted.',
  no_flow_title: 'This event takes no applications',
  no_flow: 'None of its forms asks for a decision.',
  unknown_title: 'No application has this code',
  unknown: 'It may be another event’s, or not submitted yet.',
} as const;
