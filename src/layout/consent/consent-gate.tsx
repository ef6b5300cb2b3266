import { lazy, Suspense } from 'react';

const Watch = lazy(() =>
  import('./consent-watch.tsx').then(
    ({ ConsentWatch }) => ({ default: ConsentWatch }),
    // Without it nothing is asked and nothing measured, which is no fault of the page.
    () => ({ default: () => null }),
  ),
);

/** Loads the consent banner and the services only for events that measure. */
export function ConsentGate() {
  return (
    <Suspense>
      <Watch />
    </Suspense>
  );
}
