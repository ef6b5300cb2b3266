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
  /** Undefined where the browser has no Web Locks, or denies them: every tab is active then. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | undefined;
  /**
   * Puts the work away: `kept` while this tab still holds the lock, `lost` when another has it already and nothing
   * may be written any more.
   */
  readonly leave: (how: 'kept' | 'lost') => Promise<void>;
}

/** How often the browser is asked who holds the lock, where its holder does not say so itself. */
const PACE = 1_000;
/** So long the active tab may take to put its work away; one that is frozen does not answer. */
const PATIENCE = 1_500;

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Claims something for this tab: at once when no other has it, else only when the visitor takes it over. */
export function claimTab({ name, locks, channel, leave }: TabClaimParts): TabClaim {
  const listeners = new Set<() => void>();
  let state: ClaimState = locks ? 'asking' : 'active';
  let letGo: (() => void) | undefined;
  let given: (() => void) | undefined;
  let closed = false;
  /** The visitor wants it here: nothing is waited for any more. */
  let taking = false;
  const waiting = new AbortController();

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
        // Whoever waits meanwhile hears it now.
        channel?.postMessage('mine');
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    } catch (error) {
      letGo = undefined;
      if (closed || (options.signal && taking)) return;
      // Closed storage denies locks too; there is no telling of other tabs then.
      if (!isAborted(error)) return become('active');
      // No longer waited for, or stolen: by then the thief may have begun, so nothing is written.
      const lost = state === 'active';
      become('elsewhere');
      if (lost) await leave('lost');
    }
  }

  const holder = async () => (await locks?.query())?.held?.find((lock) => lock.name === name)?.clientId;

  /**
   * Finds out whether another tab has it where none answers: its page may be busy, or on its way out, as on a reload.
   * One that the browser names twice over is there; should it go all the same, this tab is next and has it then.
   */
  async function findHolder(before?: string): Promise<void> {
    const held = await holder().catch(() => undefined);
    if (closed || state !== 'asking' || waiting.signal.aborted) return;
    if (held !== undefined && held === before) return become('elsewhere');
    setTimeout(() => void findHolder(held), PACE);
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
      if (data === 'who' && letGo) channel.postMessage('mine');
      // A tab that works on it has said so: this one does not stand in line for it.
      if (data === 'mine' && !letGo) waiting.abort();
      if (data === 'give' && letGo) void putAway();
      if (data === 'given') given?.();
    };
  }
  if (locks) {
    void own({ signal: waiting.signal });
    channel?.postMessage('who');
    void findHolder();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeOver() {
      if (state !== 'elsewhere' || closed) return;
      taking = true;
      waiting.abort();
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
