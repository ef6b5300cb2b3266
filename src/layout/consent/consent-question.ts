let isAsked = false;
const listeners = new Set<() => void>();

function change(asked: boolean): void {
  isAsked = asked;
  for (const listener of listeners) listener();
}

/** Opens the consent banner again. */
export const askAgain = (): void => change(true);
/** The question has its answer. */
export const closeQuestion = (): void => change(false);

/** Whether the banner was opened again. */
export const isAskedAgain = (): boolean => isAsked;

/** Calls the listener on every change. Returns a function that unsubscribes. */
export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
