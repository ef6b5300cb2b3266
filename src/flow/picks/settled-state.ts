import type { Observable } from '#engine/event/pickers/picker-services.ts';

/**
 * Waits until nothing is pending, and returns whether everything pending succeeded. Earlier failures are shown in place
 * and do not block.
 */
export async function settledState<State extends { readonly problem: unknown }>(
  { getSnapshot, subscribe }: Observable<State>,
  isBusy: (state: State) => boolean,
): Promise<boolean> {
  if (!isBusy(getSnapshot())) return true;
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (isBusy(getSnapshot())) return;
      stop();
      resolve();
    });
  });
  return getSnapshot().problem === undefined;
}
