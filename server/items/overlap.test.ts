import { expect, it } from 'vitest';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { both, eventOnSale as event } from '#server/testing/event-fixture.ts';
import { openFair } from '#server/testing/test-event.ts';
import { overlapping } from './overlap.ts';

it('finds what takes place at the same time as an item, sessions included', () => {
  const fair = openFair();
  const slot = (code: string, start: string, end: string) => ({
    code,
    label: both(code),
    day: 'friday',
    track: 'main',
    start,
    end,
  });
  const workshop = (code: string) => ({ code, title: both(code), description: both(''), presenters: [] });
  fair.add('fair', {
    kind: 'schedule',
    code: 'schedule',
    slots: [slot('a', '09:00', '10:00'), slot('b', '09:30', '10:30'), slot('c', '10:00', '11:00')],
    workshops: [workshop('clay'), workshop('ink'), workshop('wool')],
    sessions: [
      { code: 'clay-1', workshop: 'clay', schedule: 'a', type: 'I' },
      { code: 'ink-1', workshop: 'ink', schedule: 'b', type: 'I' },
      { code: 'wool-1', workshop: 'wool', schedule: 'c', type: 'I' },
    ],
  });
  const configuration = fair as unknown as ConfigurationStore;
  const session = (item: string) => ({ kind: 'session' as const, item });
  const shirt = { kind: 'variant' as const, item: 'shirt/m' };
  const own = [session('ink-1'), session('wool-1'), shirt];
  expect(overlapping(configuration, event, session('clay-1'), own)).toEqual([session('ink-1')]);
  expect(overlapping(configuration, event, shirt, own)).toEqual([]);
});
