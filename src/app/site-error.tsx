import { useLocation, useRouteError } from 'react-router';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorPageGuard } from './error-page-guard.tsx';
import { useReloadAfter } from './use-reload-after.ts';

/** The layout itself failed, or its texts did not load. */
export function SiteError() {
  const error = useRouteError();
  const locale = localeOfPath(useLocation().pathname);
  // Without texts the error page cannot be shown; a reload may still be allowed.
  const reloading = useReloadAfter(error);
  if (reloading) return null;
  return (
    <ErrorPageGuard>
      <LocaleProvider locale={locale}>
        <main id="main">
          <ErrorPage error={error} />
        </main>
      </LocaleProvider>
    </ErrorPageGuard>
  );
}
