import type { Api } from '#engine/contract/api.ts';

/** What the calls of each resource are for; one that is forgotten does not compile. */
export const resourcePurposes: Readonly<Record<keyof Api, string>> = {
  event: 'Which event this host serves, and what every page needs to know of it.',
  pages: 'Content of the site.',
  forms: 'The form and step configuration that the engine renders, and what was answered to it.',
  flows: 'What can be applied for besides a registration, and how it is begun.',
  contact: 'Addresses, and whether mail reaches one.',
  registration: 'One attendee from the start to the confirmation, and afterwards.',
  group: 'One organizer, many members, one payment.',
  proposal: 'Workshop proposals and their presenters.',
  lookup: 'Finding a registration again, and its receipt.',
  application: 'What becomes of what was sent in a flow: decided on by organizers, confirmed or withdrawn.',
  cancellation: 'Giving a registration up: what that comes to, the refund of the policy, and doing it.',
  change: 'What another track, mode or other days of a registration come to, before it is changed.',
  membership: 'What an association asks of its members.',
  schedule: 'Days, sessions, filters, files to take away.',
  workshopCart: 'The seats that a registrant has picked and holds.',
  shop: 'Merchandise.',
  exhibitor:
    'Applications of exhibitors by names of their own: the calls of any flow, and what is chosen in it.',
  sponsor: 'The same of sponsors.',
  offers: 'What is chosen in any flow: booths, levels, extras.',
  tickets: 'What lets a person in: one ticket each, with its own code.',
  activity: 'Activities that a registrant signs up for, or that are sold to who has no registration.',
  discount: 'Discount codes.',
  waitlist: 'Waiting for a place when the event or a track is full.',
  files: 'Uploads.',
  broadcasting: 'Who may hear a private channel.',
  configuration: 'What an organizer publishes.',
  exporting: 'Lists that an organizer takes away, as files for spreadsheets.',
  retention: 'Personal data that is kept no longer than it is needed.',
};
