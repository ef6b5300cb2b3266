/** Whether this tab may work on something: nobody knows yet, it may, or another tab does. */
export type ClaimState = 'asking' | 'active' | 'elsewhere';

/** A tab's claim to be the only one that works on something. */
export interface TabClaim {
  read(): ClaimState;
  subscribe(listener: () => void): () => void;
  /** Takes over from the tab that is active; that one puts its work away first. */
  takeOver(): void;
  close(): void;
}

export interface TabClaimParts {
  /** The same in every tab that works on the same thing. */
  readonly name: string;
  /** Undefined where the browser has no Web Locks: every tab is active then. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | undefined;
  /**
   * Puts the work away: `kept` while this tab still holds the lock, `lost` when another has it already and nothing
   * may be written any more.
   */
  readonly leave: (how: 'kept' | 'lost') => Promise<void>;
}

/** So long a page that is being reloaded may still hold the lock; no other tab is spoken of before. */
const GRACE = 300;
/** So long the active tab may take to put its work away; one that is frozen does not answer. */
const PATIENCE = 1_500;

/** Claims something for this tab: at once when no other has it, else only when the visitor takes it over. */
export function claimTab({ name, locks, channel, leave }: TabClaimParts): TabClaim {
  const listeners = new Set<() => void>();
  let state: ClaimState = locks ? 'asking' : 'active';
  let letGo: (() => void) | undefined;
  let given: (() => void) | undefined;
  let closed = false;

  function become(next: ClaimState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Asks for the lock and holds it until it is let go or stolen. */
  async function own(options: LockOptions): Promise<void> {
    try {
      await locks?.request(name, options, (lock) => {
        if (closed) return undefined;
        if (!lock) return void askForIt();
        become('active');
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    } catch {
      // Not given in time, or stolen: by then the thief may have begun, so nothing is written.
      letGo = undefined;
      const lost = state === 'active';
      if (closed) return;
      become('elsewhere');
      if (lost) await leave('lost');
    }
  }

  /** Has the active tab put its work away, and takes the lock from it. */
  async function askForIt(): Promise<void> {
    const answer = new Promise<void>((resolve) => {
      given = resolve;
      setTimeout(resolve, channel ? PATIENCE : 0);
    });
    channel?.postMessage('give');
    await answer;
    if (!closed) await own({ steal: true });
  }

  async function putAway(): Promise<void> {
    if (state === 'active') {
      become('elsewhere');
      await leave('kept');
    }
    // The lock is kept until it is stolen, so that no third tab comes in between.
    channel?.postMessage('given');
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'give' && letGo) void putAway();
      if (data === 'given') given?.();
    };
  }
  if (locks) {
    const waiting = new AbortController();
    void own({ signal: waiting.signal });
    setTimeout(() => waiting.abort(), GRACE);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeOver() {
      if (state !== 'elsewhere' || closed) return;
      // Put away for a tab that never came for it, it is still this one's.
      become(letGo ? 'active' : 'asking');
      if (!letGo) void own({ ifAvailable: true });
    },
    close() {
      closed = true;
      letGo?.();
      channel?.close();
    },
  };
}
