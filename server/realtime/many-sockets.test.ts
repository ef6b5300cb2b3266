import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startRealtime } from './start-realtime.ts';

const MANY = 1_000;

it(`holds ${MANY} connections and tells them all`, async () => {
  const server = createServer();
  const realtime = startRealtime(server, { key: 'rostrum', secret: 's', isKnownHost: () => true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  let heard = 0;
  const sockets: WebSocket[] = [];
  /** Resolves when it is subscribed; what it is told after that is counted. */
  const subscribe = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/app/rostrum?protocol=7`);
      sockets.push(socket);
      socket.once('error', reject);
      socket.on('message', (text) => {
        const { event } = JSON.parse(String(text));
        if (event === 'pusher:connection_established') {
          socket.send('{"event":"pusher:subscribe","data":{"channel":"event.A"}}');
        } else if (event === 'pusher_internal:subscription_succeeded') resolve();
        else heard += 1;
      });
    });
  // As they come: not all of a thousand at the same moment.
  for (let from = 0; from < MANY; from += 100) await Promise.all(Array.from({ length: 100 }, subscribe));
  expect(realtime.connectionCount()).toBe(MANY);

  const told = performance.now();
  const all = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (heard < MANY) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  realtime.broadcast('event.A', 'ConfigurationPublished', {
    kind: 'page',
    code: 'home',
    version: 2,
    refreshes: ['pages'],
  });
  await all;
  // Within a second is wanted (design §8): a figure to read, which no busy machine may fail by.
  process.stdout.write(`${MANY} sockets were told in ${Math.round(performance.now() - told)} ms\n`);
  for (const socket of sockets) socket.terminate();
  await realtime.close();
  await new Promise((resolve) => server.close(resolve));
});
