import { INSPECTION_CHANNEL, type InspectionMessage, isInspectionMessage } from './inspection-messages.ts';

/**
 * Waits for an inspector in another tab of this browser. Until one comes this costs a page nothing but an open channel;
 * what tells it of the actors is loaded then.
 */
export function awaitInspector(): void {
  // An inspector does not look at itself.
  if (typeof BroadcastChannel === 'undefined' || window.location.pathname.endsWith('/inspect')) return;
  const channel = new BroadcastChannel(INSPECTION_CHANNEL);
  const tab = Math.random().toString(36).slice(2, 10);
  let stop: (() => void) | undefined;
  const send = (message: InspectionMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isInspectionMessage(data) || data.type !== 'attach') return;
    if (data.tab !== undefined && data.tab !== tab) return;
    send({ type: 'tab', tab, address: window.location.pathname });
    void import('./tell-inspector.ts').then(({ tellInspector }) => {
      stop?.();
      stop = tellInspector(tab, send);
    });
  };
  // An inspector that is open already asks, as it did whom it found.
  send({ type: 'here', tab });
  window.addEventListener('pagehide', () => {
    if (!stop) return;
    stop();
    stop = undefined;
    send({ type: 'gone', tab });
  });
}
