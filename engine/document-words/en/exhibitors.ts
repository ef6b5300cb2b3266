import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `exhibitors`. */
export const exhibitorsWords = {
  exhibitors: ['Exhibitors', 'Who exhibits, by type.'],
  'exhibitors.types': ['Types', 'The types by which exhibitors are listed.'],
  'exhibitors.exhibitors': ['Exhibitors', 'Who exhibits, in this order.'],
  'exhibitors.exhibitors.code': ['Exhibitor code', 'By which the exhibitor is known.'],
  'exhibitors.exhibitors.name': ['Name', 'What the exhibitor is called.'],
  'exhibitors.exhibitors.logo': ['Logo', 'Address of a picture of this site, or a shape before the name.'],
  'exhibitors.exhibitors.text': ['Words', 'What the exhibitor shows, in listings.'],
  'exhibitors.exhibitors.link': ['Link', 'The exhibitor’s web address.'],
  'exhibitors.exhibitors.type': ['Type', 'Code of the exhibitor’s type.'],
  'exhibitors.exhibitors.booth': ['Booth', 'Where the exhibitor stands, in words.'],
} as const satisfies DocumentWords;
