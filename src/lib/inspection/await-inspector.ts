import {
  INSPECTION_CHANNEL,
  type InspectionMessage,
  inspectedLock,
  isInspectionMessage,
} from '#machines/inspection/inspection-messages.ts';
import { within } from '#src/lib/within.ts';

/** The storage key for the tab's name in the inspector, for the page after a reload. */
const LAST = 'inspected-tab';

/**
 * Waits for an inspector in another tab. Until then it costs only an open channel; the code that reports actors loads
 * on request.
 */
export function awaitInspector(): void {
  // An inspector does not look at itself.
  if (typeof BroadcastChannel === 'undefined' || window.location.pathname.endsWith('/inspect')) return;
  const channel = new BroadcastChannel(INSPECTION_CHANNEL);
  const tab = Math.random().toString(36).slice(2, 10);
  const after = lastName();
  let stop: (() => void) | undefined;
  const send = (message: InspectionMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isInspectionMessage(data) || data.type !== 'attach') return;
    if (data.tab !== undefined && data.tab !== tab) return;
    keepName(tab);
    void held(inspectedLock(tab)).then(async () => {
      send({ type: 'tab', tab, address: window.location.pathname, ...(after !== undefined && { after }) });
      const { tellInspector } = await import('./tell-inspector.ts');
      stop?.();
      stop = tellInspector(tab, send);
    });
  };
  // An inspector that is open already asks for its tabs.
  send({ type: 'here', tab });
  window.addEventListener('pagehide', () => {
    if (!stop) return;
    stop();
    stop = undefined;
    send({ type: 'gone', tab });
  });
}

/** The longest to wait for a lock, in milliseconds. */
const PATIENCE = 2_000;

/** Holds a lock while the page exists; continues without one if the browser does not grant it. */
async function held(name: string): Promise<void> {
  if (!('locks' in navigator)) return;
  const granted = new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve();
        // It has it already, from an inspector before.
        return lock ? new Promise<void>(() => {}) : undefined;
      })
      .catch(reject);
  });
  await within(PATIENCE, granted).catch(() => undefined);
}

function lastName(): string | undefined {
  try {
    return sessionStorage.getItem(LAST) ?? undefined;
  } catch {
    // Without storage a reloaded page counts as another tab.
    return undefined;
  }
}

function keepName(tab: string): void {
  try {
    sessionStorage.setItem(LAST, tab);
  } catch {
    // As above.
  }
}
