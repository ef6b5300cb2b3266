import type { Review } from '#machines/flow/flow-setup.ts';

/** What is booked and is not in the list of workshops: sessions that the organizers have removed are in no other list. */
export function bookedBesides({ booked, workshops }: Pick<Review, 'booked' | 'workshops'>): Review['booked'] {
  const listed = new Set(workshops.map(({ workshops_session_code }) => workshops_session_code));
  return booked.filter(({ kind, item }) => kind !== 'workshop' || !listed.has(item));
}
