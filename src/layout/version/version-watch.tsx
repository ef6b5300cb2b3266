import { lazy, Suspense, useEffect, useState } from 'react';

const Toast = lazy(() =>
  import('./version-toast.tsx').then(
    ({ VersionToast }) => ({ default: VersionToast }),
    // Without it nothing is offered; the page is what it was.
    () => ({ default: () => null }),
  ),
);

/** Fetches what watches for a new version once the page stands: nobody needs it sooner. */
export function VersionWatch() {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? (
    <Suspense>
      <Toast />
    </Suspense>
  ) : null;
}
