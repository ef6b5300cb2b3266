import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { AUTHORIZATION, authorize } from './authorize-channel.ts';
import { tryAgain } from './try-again.ts';

interface Connection {
  readonly echo: Echo<'pusher'>;
  readonly pusher: Pusher;
}

let connection: Connection | undefined;

/** The page's connection to the server's live messages; it reconnects by itself. */
export function connect(key: string): Connection {
  if (connection) return connection;
  const secure = location.protocol === 'https:';
  const port = Number(location.port) || (secure ? 443 : 80);
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    // After a silence this long, a ping is sent; without an answer the connection counts as lost.
    activityTimeout: 30_000,
    pongTimeout: 10_000,
    unavailableTimeout: 3_000,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: AUTHORIZATION,
      customHandler: ({ socketId, channelName }, answer) =>
        void authorize(socketId, channelName).then(
          (allowed) => answer(null, allowed),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), null),
        ),
    },
  });
  tryAgain(pusher);
  connection = { echo: new Echo({ broadcaster: 'pusher', client: pusher }), pusher };
  return connection;
}

/** Whether live messages arrive. */
export type LiveState = 'connecting' | 'connected' | 'lost';

/** Reports whether live messages arrive, now and on every change; returns a function that stops it. */
export function watchConnection(key: string, onState: (state: LiveState) => void): () => void {
  const { pusher } = connect(key);
  // Once lost, it stays lost until it is connected again, whatever is tried meanwhile.
  let isLost = false;
  const tell = () => {
    const { state } = pusher.connection;
    isLost ||= state === 'connected' || state === 'unavailable' || state === 'failed';
    onState(state === 'connected' ? 'connected' : isLost ? 'lost' : 'connecting');
  };
  tell();
  pusher.connection.bind('state_change', tell);
  return () => void pusher.connection.unbind('state_change', tell);
}
