// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { useRegistrationLive } from './use-registration-live.ts';

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

function Watching({ onChange }: { readonly onChange: () => void }) {
  useRegistrationLive('Z669-2N2K', onChange);
  return null;
}

test('a registration that changed elsewhere is asked for again', async () => {
  const onChange = vi.fn();
  render(
    <EventProvider value={testEvent()}>
      <Watching onChange={onChange} />
    </EventProvider>,
  );
  await waitFor(() => expect(listening.size).toBe(1));
  const [[name, hear] = []] = [...listening];
  expect(name).toMatch(/Z669-2N2K .*RegistrationChanged$/);
  hear?.({ code: 'Z669-2N2K' });
  expect(onChange).toHaveBeenCalledOnce();
});
