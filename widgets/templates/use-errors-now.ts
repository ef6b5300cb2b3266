import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldError } from '#engine/form/field/field-error.ts';
import type { FormStore } from '#engine/form/values/form-store.ts';

const ignore = () => () => undefined;

/**
 * What is wrong now, in page order, of a form that was refused for these errors: one that is mended is not among it any
 * more, one that has turned up since is, as below the fields; nothing once all that it was refused for is mended.
 */
export function useErrorsNow(
  store: FormStore | undefined,
  refused: readonly FieldError[],
): readonly FieldError[] {
  const standing = useSyncExternalStore(
    useCallback((listener: () => void) => (store?.subscribeStates ?? ignore)(listener), [store]),
    // Text, so that it is the same as long as nothing of it has changed.
    () => (store ? JSON.stringify(store.paths().flatMap((path) => store.read(path).errors)) : undefined),
  );
  return useMemo(() => {
    if (!store || standing === undefined) return refused;
    const known = new Set(store.paths());
    const shown: readonly FieldError[] = JSON.parse(standing);
    const wrong = new Set(shown.map(({ path }) => path));
    // What no field of this form can show is told here alone.
    const others = refused.filter(({ path }) => !known.has(path));
    const isRefused = others.length > 0 || refused.some(({ path }) => wrong.has(path));
    return isRefused ? [...shown, ...others] : [];
  }, [store, standing, refused]);
}
