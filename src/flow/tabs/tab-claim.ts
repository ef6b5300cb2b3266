import { within } from '#src/lib/within.ts';

/** Whether this tab may work on something: unknown yet, yes, or another tab does. */
export type ClaimState = 'asking' | 'active' | 'elsewhere';

/** A tab's exclusive claim. */
export interface TabClaim {
  read(): ClaimState;
  subscribe(listener: () => void): () => void;
  /** Takes over from the active tab, which saves its work first. */
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
   * Saves the work: `kept` while this tab holds the lock; `lost` once another tab has it and nothing may be written.
   */
  readonly leave: (how: 'kept' | 'lost') => Promise<void>;
}

/** How often the browser is asked for the lock's holder, in milliseconds, if the holder does not answer. */
const PACE = 1_000;
/** The longest that the active tab may take to save, and a lock to be granted, in milliseconds. */
const PATIENCE = 1_500;
/** How long a tab waits for a lock that no other tab is known to hold, in milliseconds; it works without one then. */
const GIVE_UP = 5_000;

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Claims something for this tab: immediately if no other tab has it, otherwise when the visitor takes it over. */
export function claimTab({ name, locks, channel, leave }: TabClaimParts): TabClaim {
  const listeners = new Set<() => void>();
  let state: ClaimState = locks ? 'asking' : 'active';
  /** The lock while this tab holds it. */
  let held: { readonly letGo: () => void } | undefined;
  let given: (() => void) | undefined;
  let closed = false;
  /** Whether the visitor wants to take over now. */
  let taking = false;
  /** Counts take-overs, so that late answers are ignored. */
  let attempts = 0;
  const waiting = new AbortController();

  function become(next: ClaimState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Leaves it to another tab, whether or not the browser ever rejects the request that waits for the lock. */
  function standBack(): void {
    waiting.abort();
    if (state === 'asking' && !taking) become('elsewhere');
  }

  /** Asks for the lock and holds it until it is let go or stolen. */
  async function own(options: LockOptions, unavailable?: () => void): Promise<void> {
    let mine: typeof held;
    try {
      await locks?.request(name, options, (lock) => {
        // A request that was given up may still be granted.
        if (closed || held || options.signal?.aborted) return undefined;
        if (!lock) return unavailable?.();
        const kept = new Promise<void>((resolve) => {
          mine = { letGo: resolve };
        });
        held = mine;
        become('active');
        // Notifies tabs that are waiting.
        channel?.postMessage('mine');
        return kept;
      });
    } catch (error) {
      if (held === mine) held = undefined;
      if (closed || held || (options.signal && taking)) return;
      // Closed storage also denies locks; then other tabs cannot be detected.
      if (!isAborted(error)) return become('active');
      // Aborted, or stolen by another tab, which may have started already: nothing is written.
      const lost = state === 'active';
      become('elsewhere');
      if (lost) await leave('lost');
    }
  }

  async function holder(): Promise<string | undefined> {
    const found = locks && (await within(PACE, locks.query()));
    return found?.held?.find((lock) => lock.name === name)?.clientId;
  }

  /**
   * Finds out whether another tab has it if none answers: its page may be busy, or closing as on a reload. A holder
   * that the browser names twice exists; if it closes after all, this tab is next.
   */
  async function findHolder(before?: string): Promise<void> {
    const found = await holder().catch(() => undefined);
    if (closed || state !== 'asking' || waiting.signal.aborted) return;
    if (found !== undefined && found === before) return become('elsewhere');
    setTimeout(() => void findHolder(found), PACE);
  }

  /** Runs something after a while if this tab is still waiting. */
  function ifStillAsking(milliseconds: number, run: () => void): void {
    const attempt = attempts;
    setTimeout(() => {
      if (!closed && state === 'asking' && attempt === attempts) run();
    }, milliseconds);
  }

  const workWithoutLock = () => become('active');

  /** Takes over from the active tab; a step without an answer is followed by the next. */
  function take(): void {
    attempts += 1;
    let asked = false;
    const ask = () => {
      if (asked) return;
      asked = true;
      void askForIt();
    };
    ifStillAsking(PATIENCE, ask);
    void own({ ifAvailable: true }, ask);
  }

  /** Makes the active tab save its work, and takes its lock. */
  async function askForIt(): Promise<void> {
    const answer = new Promise<void>((resolve) => {
      given = resolve;
      setTimeout(resolve, channel ? PATIENCE : 0);
    });
    channel?.postMessage('give');
    await answer;
    if (closed || held) return;
    ifStillAsking(PATIENCE, workWithoutLock);
    await own({ steal: true });
  }

  async function putAway(): Promise<void> {
    if (state === 'active') {
      become('elsewhere');
      await leave('kept');
    }
    // The lock is kept until it is stolen, so that no third tab gets it.
    channel?.postMessage('given');
  }

  /** Another tab says that it is active. */
  function hearOther(): void {
    // It was put away for that tab, which has the lock now.
    if (state === 'elsewhere') held = undefined;
    if (held) return;
    standBack();
    if (state !== 'active') return;
    // This tab works without a lock, and the other one has it.
    become('elsewhere');
    void leave('lost');
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'who' && (held || state === 'active')) channel.postMessage('mine');
      if (data === 'mine') hearOther();
      if (data === 'give' && (held || state === 'active')) void putAway();
      if (data === 'given') given?.();
    };
  }
  if (locks) {
    void own({ signal: waiting.signal });
    channel?.postMessage('who');
    void findHolder();
    ifStillAsking(GIVE_UP, workWithoutLock);
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
      become(held ? 'active' : 'asking');
      if (held) channel?.postMessage('mine');
      else take();
    },
    close() {
      closed = true;
      held?.letGo();
      channel?.close();
    },
  };
}
