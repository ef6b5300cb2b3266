import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `accommodations`. */
export const accommodationsWords = {
  accommodations: ['Where to stay', 'Places to stay, the nearest first.'],
  'accommodations.accommodations': ['Places', 'The places to stay, in this order.'],
  'accommodations.accommodations.code': ['Place code', 'Used by pages to refer to the place.'],
  'accommodations.accommodations.name': ['Name', 'Name of the place.'],
  'accommodations.accommodations.text': ['Text', 'A one-sentence description.'],
  'accommodations.accommodations.description': ['Description', 'Full description, as HTML.'],
  'accommodations.accommodations.address': ['Address', 'Postal address.'],
  'accommodations.accommodations.distance': ['Distance', 'Distance from the venue, in words.'],
  'accommodations.accommodations.phone': ['Phone', 'Phone number for bookings.'],
  'accommodations.accommodations.link': ['Booking link', 'Web page for bookings.'],
  'accommodations.accommodations.booking_code': [
    'Booking code',
    'Code to give when booking, to get the event rate.',
  ],
  'accommodations.accommodations.until': ['Held until', 'Last day on which rooms are held.'],
  'accommodations.accommodations.rooms': ['Rooms', 'Room types and their prices.'],
  'accommodations.accommodations.rooms.name': ['Name', 'Type of room.'],
  'accommodations.accommodations.rooms.amount': ['Price', 'Price per night, in cents.'],
} as const satisfies DocumentReference;
