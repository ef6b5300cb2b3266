import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `sponsors`. */
export const sponsorsWords = {
  sponsors: ['Sponsors', 'Sponsors, by level.'],
  'sponsors.levels': ['Levels', 'The levels. The first one is the highest.'],
  'sponsors.sponsors': ['Sponsors', 'The sponsors, in this order.'],
  'sponsors.sponsors.code': ['Sponsor code', 'Unique code of the sponsor.'],
  'sponsors.sponsors.name': ['Name', 'Name of the sponsor.'],
  'sponsors.sponsors.logo': ['Logo', 'Address of a picture on this site, or a shape shown before the name.'],
  'sponsors.sponsors.text': ['Text', 'Description of the sponsor, for listings.'],
  'sponsors.sponsors.link': ['Link', 'The sponsor’s web address.'],
  'sponsors.sponsors.level': ['Level', 'Code of the sponsor’s level.'],
} as const satisfies DocumentReference;
