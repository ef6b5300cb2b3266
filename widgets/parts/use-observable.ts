import { useSyncExternalStore } from 'react';
import type { Observable } from '#engine/event/pickers/picker-services.ts';

const NEVER = () => () => undefined;

/** The current value of an observable, rendering on changes; undefined without one. */
export function useObservable<State>(observable: Observable<State> | undefined): State | undefined {
  const read = () => observable?.getSnapshot();
  return useSyncExternalStore(observable?.subscribe ?? NEVER, read, read);
}
