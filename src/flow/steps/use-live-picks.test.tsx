// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LiveMessage } from '#engine/contract/live-messages.ts';
import type { PickServices } from '../picks/pick-services.ts';
import { useLivePicks } from './use-live-picks.ts';

const heard = new Map<LiveMessage, (message: never) => void>();
vi.mock('#src/lib/realtime/use-live.ts', () => ({
  useLiveMessage: (name: LiveMessage, hear: (message: never) => void) => void heard.set(name, hear),
  useLiveState: () => undefined,
}));
let published: (message: { kind: string }) => void = () => undefined;
vi.mock('#src/lib/realtime/use-event-changes.ts', () => ({
  useEventChanges: (hear: typeof published) => {
    published = hear;
  },
}));

it('passes on which waitlists have moved, to the cart of the item', () => {
  const waitlistMoved = vi.fn();
  renderHook(() => useLivePicks({ waitlistMoved } as unknown as PickServices));
  const lines = ['session/clay-1', 'choice/booths/A1', 'track/vancouver', 'variant/shirt/m', 'activity/gala'];
  heard.get('WaitlistMoved')?.({ lines } as never);
  expect(waitlistMoved.mock.calls).toEqual([
    ['session', ['clay-1']],
    ['choice', ['A1'], 'booths'],
    ['variant', ['shirt/m']],
    ['activity', ['gala']],
  ]);
});

it.each([
  ['offers', 1],
  ['schedule', 1],
  ['event', 1],
  ['pages', 0],
])('loads everything again once a document of kind %s is published', (kind, times) => {
  const refresh = vi.fn();
  renderHook(() => useLivePicks({ refresh } as unknown as PickServices));
  published({ kind });
  expect(refresh).toHaveBeenCalledTimes(times);
});
