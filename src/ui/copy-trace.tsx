import { lazy, Suspense } from 'react';
import type { SeenFault } from '#src/lib/trace/trace-of.ts';

const Button = lazy(() =>
  // Without a connection the error page stays without the button.
  import('./copy-trace-button.tsx').catch(() => ({ default: () => null })),
);

/** Offers to copy what happened; its code loads only with an error. */
export function CopyTrace({ fault }: { readonly fault: SeenFault }) {
  return (
    <Suspense>
      <Button fault={fault} />
    </Suspense>
  );
}
