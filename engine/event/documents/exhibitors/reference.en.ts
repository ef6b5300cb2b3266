import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `exhibitors`. */
export const exhibitorsWords = {
  exhibitors: ['Exhibitors', 'Exhibitors, by type.'],
  'exhibitors.types': ['Types', 'Types used to group exhibitors.'],
  'exhibitors.exhibitors': ['Exhibitors', 'The exhibitors, in this order.'],
  'exhibitors.exhibitors.code': ['Exhibitor code', 'Unique code of the exhibitor.'],
  'exhibitors.exhibitors.name': ['Name', 'Name of the exhibitor.'],
  'exhibitors.exhibitors.logo': [
    'Logo',
    'Address of a picture on this site, or a shape shown before the name.',
  ],
  'exhibitors.exhibitors.text': ['Text', 'Description of the exhibitor, for listings.'],
  'exhibitors.exhibitors.link': ['Link', 'The exhibitor’s web address.'],
  'exhibitors.exhibitors.type': ['Type', 'Code of the exhibitor’s type.'],
  'exhibitors.exhibitors.booth': ['Booth', 'Location of the booth, in words.'],
} as const satisfies DocumentReference;
