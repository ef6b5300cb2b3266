import { vi } from 'vitest';
import { WebSocket } from 'ws';

type Told = { event: string; channel?: string; data: string };

/** A page's connection to live messages, with nothing between it and the protocol. */
export type OpenSocket = {
  readonly id: string;
  /** Resolves when the server has said that it is subscribed. */
  subscribe(channel: string, auth?: string): Promise<void>;
  /** The data of all messages of this name so far, read. */
  told(event: string): unknown[];
  /** The same as it came. */
  raw(event: string): string[];
  close(): void;
};

/** Opens one at the event `teachers` of a server on this machine. */
export async function openSocket(port: number): Promise<OpenSocket> {
  const heard: Told[] = [];
  const socket = new WebSocket(`ws://localhost:${port}/app/rostrum?protocol=7`, {
    headers: { host: `teachers.localhost:${port}` },
  });
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const one = (event: string, channel?: string) =>
    vi.waitFor(() => {
      const found = heard.find((each) => each.event === event && each.channel === channel);
      if (!found) throw new Error(`${event} has not been heard`);
      return found;
    }, 5_000);
  const established: { socket_id: string } = JSON.parse((await one('pusher:connection_established')).data);
  const raw = (event: string) => heard.flatMap((each) => (each.event === event ? [each.data] : []));
  return {
    id: established.socket_id,
    async subscribe(channel, auth) {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      await one('pusher_internal:subscription_succeeded', channel);
    },
    told: (event) => raw(event).map(readLoosely),
    raw,
    close: () => socket.terminate(),
  };
}

/** What other programs say need not be JSON. */
function readLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
