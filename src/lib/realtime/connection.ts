import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { AUTHORIZATION, authorize } from './authorize-channel.ts';
import { tryAgain } from './try-again.ts';

interface Connection {
  readonly echo: Echo<'pusher'>;
  readonly pusher: Pusher;
}

let connection: Connection | undefined;

/** The one connection of this page to the server's live messages; it comes back by itself when it is lost. */
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
    // What to do when nothing has been heard for long: ask, and take it for lost when no answer comes.
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

/** Tells whether live messages arrive, now and whenever that changes; call what it gives to stop. */
export function watchConnection(key: string, onState: (state: LiveState) => void): () => void {
  const { pusher } = connect(key);
  // Until it is connected, what was once lost stays so, whatever is tried meanwhile.
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
