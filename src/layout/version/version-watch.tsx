import { lazy, Suspense, useEffect, useState } from 'react';

const Toast = lazy(() =>
  import('./version-toast.tsx').then(
    ({ VersionToast }) => ({ default: VersionToast }),
    // Without it no update is offered.
    () => ({ default: () => null }),
  ),
);

/** Loads the watch for new versions after the page. */
export function VersionWatch() {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? (
    <Suspense>
      <Toast />
    </Suspense>
  ) : null;
}
