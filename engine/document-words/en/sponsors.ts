import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `sponsors`. */
export const sponsorsWords = {
  sponsors: ['Sponsors', 'Who makes the event possible, by level.'],
  'sponsors.levels': ['Levels', 'The levels; the first one is the highest.'],
  'sponsors.sponsors': ['Sponsors', 'The sponsors, in this order.'],
  'sponsors.sponsors.code': ['Sponsor code', 'By which the sponsor is known.'],
  'sponsors.sponsors.name': ['Name', 'What the sponsor is called.'],
  'sponsors.sponsors.logo': ['Logo', 'Address of a picture of this site, or a shape before the name.'],
  'sponsors.sponsors.text': ['Words', 'What the sponsor does, in listings.'],
  'sponsors.sponsors.link': ['Link', 'The sponsor’s web address.'],
  'sponsors.sponsors.level': ['Level', 'Code of the sponsor’s level.'],
} as const satisfies DocumentWords;
