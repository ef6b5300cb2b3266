// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { useEventChanges } from './use-event-changes.ts';

/** What is bound to the event's channel, by the name of the message. */
const bound = new Map<string, Set<(data: unknown) => void>>();
vi.mock('./connection.ts', () => {
  const listeners = (name: string) => {
    const there = bound.get(name) ?? new Set();
    bound.set(name, there);
    return there;
  };
  const channel = {
    listen: (name: string, hear: (data: unknown) => void) => listeners(name.slice(1)).add(hear) && channel,
    stopListening: (name: string, hear: (data: unknown) => void) =>
      listeners(name.slice(1)).delete(hear) && channel,
  };
  const onPusher = {
    bind: (name: string, hear: (data: unknown) => void) => listeners(name).add(hear),
    unbind: (name: string, hear: (data: unknown) => void) => listeners(name).delete(hear),
  };
  const connection = {
    echo: { channel: () => channel, leave: () => bound.clear() },
    pusher: { channel: () => onPusher },
  };
  return { connect: () => connection };
});
afterEach(cleanup);

const told = (name: string, data: unknown) =>
  act(() => {
    for (const hear of bound.get(name) ?? []) hear(data);
  });
const opens = (revision: number) => told('pusher:subscription_succeeded', { revision });
const published = (revision: number) =>
  told('ConfigurationPublished', { kind: 'menu', code: 'menu', version: 2, revision });

function Watching(heard: { readonly onPublished: () => void; readonly onMissed: () => void }) {
  useEventChanges(heard.onPublished, heard.onMissed);
  return null;
}

function watch() {
  const heard = { onPublished: vi.fn(), onMissed: vi.fn() };
  const realtime = { key: 'key', channel: 'event', revision: 10 };
  render(
    <EventProvider value={testEvent({ realtime })}>
      <Watching {...heard} />
    </EventProvider>,
  );
  return heard;
}

const listening = () => waitFor(() => expect(bound.get('ConfigurationPublished')?.size).toBeGreaterThan(0));

test('a channel that opens with the revision of the page has nothing to tell', async () => {
  const { onPublished, onMissed } = watch();
  await listening();
  opens(10);
  expect([onPublished, onMissed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('what was published before the channel was open is missed, once', async () => {
  const { onMissed } = watch();
  await listening();
  opens(11);
  opens(11);
  expect(onMissed).toHaveBeenCalledOnce();
});

test('what was heard is not missed when the connection comes back; what was published meanwhile is', async () => {
  const { onPublished, onMissed } = watch();
  await listening();
  opens(10);
  published(11);
  opens(11);
  expect([onPublished, onMissed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  opens(12);
  expect(onMissed).toHaveBeenCalledOnce();
});

test('who begins to listen on an open channel learns what it has told the others', async () => {
  watch();
  await listening();
  opens(10);
  published(11);
  const late = watch();
  await waitFor(() => expect(late.onMissed).toHaveBeenCalledOnce());
});
