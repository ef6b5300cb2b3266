// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { useGroupLive } from './use-group-live.ts';

/** What is called when a channel opens, by the channel's name. */
const opening = new Map<string, () => void>();
vi.mock('#src/api/realtime/connection.ts', () => {
  const channel = { listen: () => channel, stopListening: () => channel };
  const bound = (name: string) => ({
    bind: (_: string, onOpen: () => void) => opening.set(name, onOpen),
    unbind: () => {},
  });
  const connection = {
    echo: { private: () => channel, channel: () => channel, leave: () => {} },
    pusher: { channel: bound },
  };
  return { connect: () => connection, watchConnection: () => () => {} };
});

function Watching({ onChange }: { readonly onChange: () => void }) {
  useGroupLive('YG33-37D8', onChange);
  return null;
}

// The event's channel is open long before the group's own, which waits for the server's leave.
test('what changed before the channel of the group was open is asked for once it is', async () => {
  const onChange = vi.fn();
  render(
    <EventProvider value={testEvent()}>
      <Watching onChange={onChange} />
    </EventProvider>,
  );
  await waitFor(() => expect(opening.size).toBeGreaterThan(0));
  const ofGroup = [...opening].filter(([name]) => name.startsWith('private-') && name.includes('YG33-37D8'));
  for (const [, open] of ofGroup) open();
  expect(onChange).toHaveBeenCalledOnce();
});
