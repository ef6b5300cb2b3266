import type { Draft } from './draft.ts';
import { setAside } from './draft-aside.ts';
import { writeDraft } from './draft-store.ts';

/** At most this much typing is lost to a crash. */
const WRITE_WITHIN = 400;

/** Saves a draft on the device, shortly after each change and immediately when the page closes. */
export interface DraftKeeper {
  change(patch: Partial<Pick<Draft, 'registration' | 'snapshot' | 'forms'>>): void;
  current(): Draft;
  flush(): Promise<void>;
  close(): void;
}

/** Starts keeping a draft; `write` is the device's storage. */
export function createDraftKeeper(
  initial: Draft,
  write: (draft: Draft) => Promise<boolean> = writeDraft,
): DraftKeeper {
  let draft = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** How many writes have not been answered yet. */
  let writing = 0;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (closed) return;
    draft = { ...draft, savedAt: Date.now() };
    writing += 1;
    await write(draft);
    writing -= 1;
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void flush();
  };
  const onPageHide = () => {
    if (timer !== undefined) void flush();
    else if (writing === 0) return;
    setAside(draft);
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onPageHide);

  return {
    change(patch) {
      draft = { ...draft, ...patch };
      timer ??= setTimeout(() => void flush(), WRITE_WITHIN);
    },
    current: () => draft,
    flush,
    close() {
      closed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onPageHide);
    },
  };
}
