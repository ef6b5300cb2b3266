/** Refusals of organizers' calls, and the names of roles. */
export const organizers = {
  wrongCode: 'This code is wrong or has expired. Check it, or request a new one.',
  lastOwner: 'This is the only owner. Make someone else an owner first.',
  unknown: 'This person is not on the team.',
  otherOrigin: 'This request came from another site. Reload the page and try again.',
  onlyToRead: 'You see this page as its attendee does. Nothing can be changed here.',
  notAllowed: 'Your role does not allow this. Ask an owner of the event.',
  owner: 'owner',
  editor: 'editor',
  desk: 'registration desk',
  reviewer: 'reviewer',
  door: 'check-in',
} as const;
