import type { ReplayChannels, ReplaySocket } from '#engine/recording/replay-channels.ts';

/** A socket of this page that ends in a replay, as far as the library of live messages uses one. */
class RecordedSocket {
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: ((ended: { code: number }) => void) | undefined;
  onerror: (() => void) | undefined;
  readyState: number = WebSocket.CONNECTING;
  #connection: ReplaySocket | undefined;

  constructor(channels: ReplayChannels) {
    // Its creator sets the listeners afterwards.
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      this.#connection = channels.open((data) => this.onmessage?.({ data }));
    });
  }

  send(text: string): void {
    this.#connection?.hear(text);
  }

  close(): void {
    this.#connection?.close();
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code: 1000 });
  }
}

/** Sockets for live messages end in the replay; all others, such as Vite's, go where they went. */
export function recordedSockets(channels: ReplayChannels, network: typeof WebSocket): typeof WebSocket {
  return new Proxy(network, {
    construct: (target, given, as) =>
      new URL(String(given[0]), window.location.href).pathname.startsWith('/app/')
        ? new RecordedSocket(channels)
        : Reflect.construct(target, given, as),
  });
}
