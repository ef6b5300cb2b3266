// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { useSubmittedLive } from './use-submitted-live.ts';

const listening = new Map<string, (data: unknown) => void>();
vi.mock('#src/api/realtime/connection.ts', () => {
  const channelOf = (name: string) => {
    const channel = {
      listen: (message: string, heard: (data: unknown) => void) => {
        listening.set(`${name} ${message}`, heard);
        return channel;
      },
      stopListening: () => channel,
    };
    return channel;
  };
  const bound = () => ({ bind: () => {}, unbind: () => {} });
  const connection = {
    echo: { private: channelOf, channel: channelOf, leave: () => {} },
    pusher: { channel: bound },
  };
  return { connect: () => connection, watchConnection: () => () => {} };
});

afterEach(() => {
  cleanup();
  listening.clear();
});

const waits = { kind: 'waitlist', awaits: 'workshop', item: 'clay-1', name: 'Clay' } as BookedItem;

/** What calls back, and how a message reaches the page. */
async function follow(booked: BookedItem[]) {
  const onChange = vi.fn();
  function Following() {
    useSubmittedLive({ registration: { code: 'Z669-2N2K' }, booked }, onChange);
    return null;
  }
  render(
    <EventProvider value={testEvent()}>
      <Following />
    </EventProvider>,
  );
  await waitFor(() => expect(listening.size).toBe(2));
  const hear = (ending: RegExp, data: unknown) => {
    const [[, heard] = []] = [...listening].filter(([name]) => ending.test(name));
    expect(heard, `no listener for ${ending}`).toBeDefined();
    heard?.(data);
  };
  return { onChange, hear };
}

test('a registration that changed elsewhere is asked for again', async () => {
  const { onChange, hear } = await follow([]);
  hear(/Z669-2N2K .*RegistrationChanged$/, { code: 'Z669-2N2K' });
  expect(onChange).toHaveBeenCalledOnce();
});

test('fetches a waitlist again when it moves, for those on it only', async () => {
  const { onChange, hear } = await follow([waits]);
  hear(/WaitlistMoved$/, { lines: ['session/paint-1'] });
  expect(onChange).not.toHaveBeenCalled();
  hear(/WaitlistMoved$/, { lines: ['session/paint-1', 'session/clay-1'] });
  expect(onChange).toHaveBeenCalledOnce();
});
