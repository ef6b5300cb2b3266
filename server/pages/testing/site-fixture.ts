import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { fairEvent, openFair } from '#server/testing/test-event.ts';

export const event = { ...fairEvent, dates: { start: '2027-02-19', end: '2027-02-20' } } as EventDocument;
/** What the site is drawn from is read, and nothing else is asked of it. */
export function fairWith(...documents: object[]): ConfigurationStore {
  const fair = openFair();
  for (const document of [event, ...documents]) fair.add('fair', document);
  return fair as unknown as ConfigurationStore;
}
export const bare = openFair(['schedule']) as unknown as ConfigurationStore;
export const slot = (code: string, day: string, start: string) => ({
  code,
  label: code,
  day,
  track: 'main',
  start,
  end: '17:00',
});
export const workshop = (code: string, ...names: string[]) => ({
  code,
  title: `The ${code}`,
  description: '',
  presenters: names.map((name) => ({ name })),
});
export const session = (code: string, schedule: string, room?: string) => ({
  code,
  workshop: code.split('-')[0],
  schedule,
  type: 'I',
  ...(room && { room }),
});
export const schedule = {
  kind: 'schedule',
  code: 'schedule',
  filters: [
    {
      code: 'level',
      label: 'Level',
      options: [
        { id: 'k', name: 'Kindergarten' },
        { id: '5', name: 'Grade 5' },
      ],
    },
    { code: 'topic', label: 'Topic', options: [{ id: 'art', name: 'Art' }] },
  ],
  slots: [slot('a', 'friday', '09:00'), slot('b', 'friday', '13:00')],
  workshops: [
    { ...workshop('clay', 'Ana', 'Bo'), filters: { level: ['k'], topic: [] } },
    workshop('ink', 'Ana'),
  ],
  sessions: [
    session('ink-1', 'b', 'Hall'),
    session('clay-1', 'a', 'The hall'),
    session('clay-2', 'b', 'Attic'),
    session('clay-3', 'b'),
  ],
};
