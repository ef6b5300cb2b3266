import { lazy, Suspense } from 'react';

const Watch = lazy(() =>
  import('./consent-watch.tsx').then(
    ({ ConsentWatch }) => ({ default: ConsentWatch }),
    // Without it nothing is asked and nothing measured, which is no fault of the page.
    () => ({ default: () => null }),
  ),
);

/** Fetches what asks and measures, only for events that measure. */
export function ConsentGate() {
  return (
    <Suspense>
      <Watch />
    </Suspense>
  );
}
