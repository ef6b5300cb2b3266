import type { Observable } from '#engine/react/picker-services.ts';

/**
 * Waits until nothing is on its way any more, and tells whether all that was has been taken. What had failed before is
 * told where it stands, and keeps nobody from going on.
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
