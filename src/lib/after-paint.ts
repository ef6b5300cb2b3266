/** Does something once what is drawn now has been painted; a page that is not seen is not painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

/** Resolves once what is drawn now has been painted. */
export const painted = (): Promise<void> => new Promise(afterPaint);
