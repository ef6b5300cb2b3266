import { expect, test } from 'vitest';
import type { Review } from '#machines/flow/flow-setup.ts';
import { bookedBesides } from './booked-besides.ts';

test('a session that the organizers have removed is shown beside the list of workshops', () => {
  const booked: Review['booked'] = [
    { kind: 'workshop', item: 'clay-1', name: 'Clay' },
    { kind: 'workshop', item: 'wood-1', name: 'Wood', detail: 'cancelled by the organizers' },
    { kind: 'activity', item: 'dinner', name: 'Dinner' },
  ];
  const workshops = [{ workshops_session_code: 'clay-1' }] as unknown as Review['workshops'];
  expect(bookedBesides({ booked, workshops }).map(({ item }) => item)).toEqual(['wood-1', 'dinner']);
});
