import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `accommodations`. */
export const accommodationsWords = {
  accommodations: ['Where to stay', 'Places to stay, the nearest first.'],
  'accommodations.accommodations': ['Places', 'The places to stay, in this order.'],
  'accommodations.accommodations.code': ['Place code', 'By which pages name the place.'],
  'accommodations.accommodations.name': ['Name', 'What the place is called.'],
  'accommodations.accommodations.text': ['Words', 'What it is like, in a sentence.'],
  'accommodations.accommodations.description': ['Detail', 'All there is to say of it, as HTML.'],
  'accommodations.accommodations.address': ['Address', 'Where it is, as on an envelope.'],
  'accommodations.accommodations.distance': ['Distance', 'How far it is from the venue, in words.'],
  'accommodations.accommodations.phone': ['Phone', 'The number at which rooms are booked.'],
  'accommodations.accommodations.link': ['Booking link', 'Where rooms are booked.'],
  'accommodations.accommodations.booking_code': [
    'Booking code',
    'What one says when booking, for the event’s price.',
  ],
  'accommodations.accommodations.until': ['Held until', 'The last day on which rooms are held.'],
  'accommodations.accommodations.rooms': ['Rooms', 'Kinds of rooms with their price.'],
  'accommodations.accommodations.rooms.name': ['Name', 'What kind of room it is.'],
  'accommodations.accommodations.rooms.amount': ['Price', 'What a night costs, in cents.'],
} as const satisfies DocumentWords;
