import type { Server } from 'node:http';

/** Requests that are being answered. */
export type OpenRequests = {
  /** Resolves once there has been none for `rest` milliseconds; after `most` milliseconds at the latest. */
  quiet(rest: number, most: number): Promise<void>;
};

/** Follows the requests of a server, so that background work can give way to them. */
export function followRequests(server: Server): OpenRequests {
  let open = 0;
  const waits = new Set<() => void>();
  const changed = () => {
    for (const look of waits) look();
  };
  server.on('request', (_request, response) => {
    open += 1;
    changed();
    response.once('close', () => {
      open -= 1;
      changed();
    });
  });
  return {
    quiet: (rest, most) =>
      new Promise((resolve) => {
        let resting: NodeJS.Timeout | undefined;
        const look = () => {
          clearTimeout(resting);
          if (open === 0) resting = setTimeout(done, rest);
        };
        const done = () => {
          clearTimeout(resting);
          clearTimeout(limit);
          waits.delete(look);
          resolve();
        };
        const limit = setTimeout(done, most);
        waits.add(look);
        look();
      }),
  };
}
