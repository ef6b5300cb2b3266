let isAsked = false;
const listeners = new Set<() => void>();

function change(asked: boolean): void {
  isAsked = asked;
  for (const listener of listeners) listener();
}

/** Opens the question of being measured again, for who wants to change the answer. */
export const askAgain = (): void => change(true);
/** The question has its answer. */
export const closeQuestion = (): void => change(false);

/** Whether somebody has opened the question. */
export const isAskedAgain = (): boolean => isAsked;

/** Hears of every change; call what it gives to stop. */
export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
