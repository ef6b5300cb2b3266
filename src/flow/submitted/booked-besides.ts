import type { Review } from '#machines/flow/flow-setup.ts';

/** Bookings that are not in the list of workshops, such as sessions removed by organizers. */
export function bookedBesides({ booked, workshops }: Pick<Review, 'booked' | 'workshops'>): Review['booked'] {
  const listed = new Set(workshops.map(({ workshops_session_code }) => workshops_session_code));
  return booked.filter(({ kind, item }) => kind !== 'workshop' || !listed.has(item));
}
