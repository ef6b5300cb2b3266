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

/** So long a tab that is going away may still hold the lock; no other tab is spoken of before. */
const GRACE = 300;
/** So long the active tab may take to put its work away; one that is frozen does not answer. */
const PATIENCE = 1_500;

/** Claims something for this tab: at once when no other has it, else when that tab closes or is taken over from. */
export function claimTab({ name, locks, channel, leave }: TabClaimParts): TabClaim {
  const listeners = new Set<() => void>();
  let state: ClaimState = locks ? 'asking' : 'active';
  let letGo: (() => void) | undefined;
  let queue = new AbortController();
  let given: (() => void) | undefined;
  let closed = false;

  function become(next: ClaimState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function hold(): Promise<void> {
    if (closed) return Promise.resolve();
    become('active');
    return new Promise((resolve) => {
      letGo = resolve;
    });
  }

  /** Holds the lock until it is let go or stolen; then waits for it again. */
  async function own(options: LockOptions): Promise<void> {
    try {
      await locks?.request(name, options, hold);
    } catch {
      // Stolen, or this tab has left the queue to steal it itself.
      if (closed || options.signal?.aborted) return;
      const lost = state === 'active';
      letGo = undefined;
      become('elsewhere');
      if (lost) await leave('lost');
      if (!closed) await wait();
    }
  }

  function wait(): Promise<void> {
    queue = new AbortController();
    return own({ signal: queue.signal });
  }

  async function putAway() {
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
    void wait();
    setTimeout(() => state === 'asking' && become('elsewhere'), GRACE);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeOver() {
      if (state !== 'elsewhere' || closed) return;
      if (letGo) {
        // It has only just been put away for a tab that never came for it.
        become('active');
        return;
      }
      become('asking');
      const answered = new Promise<void>((resolve) => {
        given = resolve;
        setTimeout(resolve, channel ? PATIENCE : 0);
      });
      channel?.postMessage('give');
      void answered.then(() => {
        given = undefined;
        if (closed) return;
        queue.abort();
        void own({ steal: true });
      });
    },
    close() {
      closed = true;
      queue.abort();
      letGo?.();
      channel?.close();
    },
  };
}
