import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { CallProvider } from '#src/api/call-context.tsx';
import type { SiteParts } from './create-site.ts';

/** The site with what everything in it leans on. */
export function App({ queries, call, router }: SiteParts) {
  return (
    <QueryClientProvider client={queries}>
      <CallProvider value={call}>
        <RouterProvider router={router} />
      </CallProvider>
    </QueryClientProvider>
  );
}
