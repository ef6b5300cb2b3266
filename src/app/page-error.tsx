import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { ErrorPageGuard } from './error-page-guard.tsx';

/** A page that failed to load or render, within the site's layout. */
export function PageError() {
  return (
    <ErrorPageGuard>
      <ErrorPage error={useRouteError()} />
    </ErrorPageGuard>
  );
}
