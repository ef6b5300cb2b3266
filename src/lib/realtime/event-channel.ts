import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

/** A new version of one of the event's documents. */
export interface ConfigurationPublished {
  readonly kind: string;
  readonly code: string;
  readonly version: number;
}

let echo: Echo<'pusher'> | undefined;

function connect(key: string): Echo<'pusher'> {
  const secure = location.protocol === 'https:';
  const port = Number(location.port) || (secure ? 443 : 80);
  echo ??= new Echo({
    broadcaster: 'pusher',
    client: new Pusher(key, {
      cluster: '',
      wsHost: location.hostname,
      wsPort: port,
      wssPort: port,
      forceTLS: secure,
      enabledTransports: ['ws', 'wss'],
      disableStats: true,
    }),
  });
  return echo;
}

const EVENT = '.ConfigurationPublished';

/** Listens on the event's public channel; call what it gives to stop. */
export function listenToEvent(
  { key, channel }: { key: string; channel: string },
  onPublished: (published: ConfigurationPublished) => void,
): () => void {
  const subscribed = connect(key).channel(channel);
  subscribed.listen(EVENT, onPublished);
  return () => void subscribed.stopListening(EVENT, onPublished);
}
