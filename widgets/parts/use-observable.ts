import { useSyncExternalStore } from 'react';
import type { Observable } from '#engine/react/picker-services.ts';

const NEVER = () => () => undefined;

/** What an observable says now, drawn anew whenever it says something else; undefined without one. */
export function useObservable<State>(observable: Observable<State> | undefined): State | undefined {
  const read = () => observable?.getSnapshot();
  return useSyncExternalStore(observable?.subscribe ?? NEVER, read, read);
}
