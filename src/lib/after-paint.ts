/** How long a frame may take, in milliseconds: a page that is hidden meanwhile gets none. */
const FRAME = 1_000;

/** Does something once what is drawn now has been painted; a page that is not seen is not painted. */
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

/** Resolves once what is drawn now has been painted. */
export const painted = (): Promise<void> => new Promise(afterPaint);
