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
  told('ConfigurationPublished', { kind: 'menu', code: 'menu', version: 2, revision, refreshes: ['site'] });

function Watching({ refreshSite, refreshForm }: Readonly<Record<'refreshSite' | 'refreshForm', () => void>>) {
  useEventChanges('site', refreshSite);
  useEventChanges('forms', refreshForm, 'personal');
  return null;
}

function watch() {
  const heard = { refreshSite: vi.fn(), refreshForm: vi.fn() };
  const realtime = { key: 'key', channel: 'event', revision: 10 };
  render(
    <EventProvider value={testEvent({ realtime })}>
      <Watching {...heard} />
    </EventProvider>,
  );
  return heard;
}

const listening = () => waitFor(() => expect(bound.get('ConfigurationPublished')?.size).toBeGreaterThan(0));

test('nothing is refreshed by a channel that opens with the revision of the page', async () => {
  const { refreshSite } = watch();
  await listening();
  opens(10);
  expect(refreshSite).not.toHaveBeenCalled();
});

test('what was published before the channel was open refreshes everything, once', async () => {
  const { refreshSite, refreshForm } = watch();
  await listening();
  opens(11);
  opens(11);
  expect(refreshSite).toHaveBeenCalledOnce();
  expect(refreshForm).toHaveBeenCalledOnce();
});

test('a message refreshes what it names, and is not missed when the connection comes back', async () => {
  const { refreshSite, refreshForm } = watch();
  await listening();
  opens(10);
  published(11);
  opens(11);
  expect([refreshSite, refreshForm].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  opens(12);
  expect([refreshSite, refreshForm].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test('a form is refreshed by its own code', async () => {
  const { refreshForm } = watch();
  await listening();
  const form = { kind: 'form', version: 2, revision: 11, refreshes: ['forms'] };
  told('ConfigurationPublished', { ...form, code: 'membership' });
  expect(refreshForm).not.toHaveBeenCalled();
  told('ConfigurationPublished', { ...form, code: 'personal' });
  expect(refreshForm).toHaveBeenCalledOnce();
});

test('a page that listens later on an open channel learns its revision', async () => {
  watch();
  await listening();
  opens(10);
  published(11);
  const late = watch();
  await waitFor(() => expect(late.refreshSite).toHaveBeenCalledOnce());
});
