import { lazy, Suspense } from 'react';
import type { SeenFault } from './trace-of.ts';

const Button = lazy(() =>
  // Without a connection the page of the fault stands as it is.
  import('./copy-trace-button.tsx').catch(() => ({ default: () => null })),
);

/** Offers to copy what happened; its code is fetched only where a fault is shown. */
export function CopyTrace({ fault }: { readonly fault: SeenFault }) {
  return (
    <Suspense>
      <Button fault={fault} />
    </Suspense>
  );
}
