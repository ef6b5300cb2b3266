import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { CallProvider } from '#src/api/call-context.tsx';
import type { Call } from '#src/api/client.ts';
import { MeasuredPagesProvider } from '#src/lib/analytics/measured-pages.ts';
import { type SiteAddress, SiteAddressProvider } from '#src/lib/navigation/site-address.tsx';
import type { SiteParts } from './create-site.ts';

export interface GroundProps {
  readonly queries: QueryClient;
  readonly call: Call;
  readonly address?: SiteAddress | undefined;
  readonly children: ReactNode;
}

/** The providers that the whole site needs. */
export function Ground({ queries, call, address, children }: GroundProps) {
  return (
    <QueryClientProvider client={queries}>
      <CallProvider value={call}>
        <SiteAddressProvider value={address}>{children}</SiteAddressProvider>
      </CallProvider>
    </QueryClientProvider>
  );
}

/** The site in a browser. */
export function App({ router, isMeasured = () => false, ...ground }: SiteParts) {
  return (
    <Ground {...ground}>
      <MeasuredPagesProvider value={isMeasured}>
        <RouterProvider router={router} />
      </MeasuredPagesProvider>
    </Ground>
  );
}
