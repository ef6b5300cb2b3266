/** The longest that a frame may take, in milliseconds: a hidden page gets none. */
const FRAME = 1_000;

/** Runs a function after the next paint; a hidden page is not painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) return void setTimeout(act);
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME);
}

/** Resolves after the next paint. */
export const painted = (): Promise<void> => new Promise(afterPaint);
