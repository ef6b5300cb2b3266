// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LiveMessage } from '#engine/contract/live-messages.ts';
import type { PickServices } from '../picks/pick-services.ts';
import { useLivePicks } from './use-live-picks.ts';

const heard = new Map<LiveMessage, (message: never) => void>();
vi.mock('#src/api/realtime/use-live.ts', () => ({
  useLiveMessage: (name: LiveMessage, hear: (message: never) => void) => void heard.set(name, hear),
  useLiveState: () => undefined,
}));
const refreshed = new Map<string, () => void>();
vi.mock('#src/api/realtime/use-event-changes.ts', () => ({
  useEventChanges: (data: string, refresh: () => void) => void refreshed.set(data, refresh),
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

it('passes on what is left, to the cart of the kind', () => {
  const stockChanged = vi.fn();
  renderHook(() => useLivePicks({ stockChanged } as unknown as PickServices));
  const left = [{ code: 'one', availability: 'full' }];
  for (const [kind, offers] of [
    ['choice', 'booths'],
    [undefined, 'levels'],
    ['variant', 'products'],
    ['activity', 'activities'],
  ]) {
    heard.get('OffersChanged')?.({ kind, offers, left } as never);
  }
  expect(stockChanged.mock.calls).toEqual([
    ['choice', left, 'booths'],
    ['choice', left, 'levels'],
    ['variant', left, ''],
    ['activity', left, ''],
  ]);
});

it('loads everything again once a document that changes the items is published', () => {
  const refresh = vi.fn();
  renderHook(() => useLivePicks({ refresh } as unknown as PickServices));
  expect([...refreshed.keys()]).toEqual(['items']);
  refreshed.get('items')?.();
  expect(refresh).toHaveBeenCalledOnce();
});
