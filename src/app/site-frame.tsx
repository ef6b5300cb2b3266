import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { Footer } from '#src/layout/footer.tsx';
import { Header } from '#src/layout/header.tsx';
import { IdleSiteWatch } from '#src/layout/idle-site-watch.tsx';
import { LoadingOverlay } from '#src/layout/loading/loading-overlay.tsx';
import { OfflineBanner } from '#src/layout/offline-banner.tsx';
import { SkipLink } from '#src/layout/skip-link.tsx';
import { pathWithoutLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import '#src/layout/frame.css';
import '#src/layout/header.css';
import '#src/layout/footer.css';
import { nameOfPath } from '#src/lib/navigation/route-names.ts';
import { BackToTop } from '#src/ui/back-to-top.tsx';
import { useToasts } from '#src/ui/toasts.tsx';
import { addressOutcome } from './address-outcome.ts';
import { MyWorkshopsSlot } from './my-workshops-slot.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useFooter } from './route-handle.ts';
import { RestoredScroll } from './scroll-restoration.tsx';
import { SIGNED_OUT } from './signed-out.ts';
import { siteLinks } from './site-links.ts';
import { useRouteFocus } from './use-route-focus.ts';

const AddressConfirmation = lazy(() => import('./address-confirmation.tsx'));

/** The pages' frame: banner, header, the page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const footer = useFooter();
  const { pathname, search, state } = useLocation();
  const secret = new URLSearchParams(search).get('confirm');
  const main = useRef<HTMLElement>(null);
  const links = siteLinks(locale, useEvent().language);
  useRouteFocus(main, pathWithoutLocale(pathname));
  useSignedOutNotice();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <div className="frame">
      <SkipLink target={main} />
      <IdleSiteWatch />
      <OfflineBanner />
      {footer !== 'none' && <Header links={links} tools={<MyWorkshopsSlot />} />}
      <main ref={main} id="main" tabIndex={-1} data-route={nameOfPath(pathname)}>
        {(secret !== null || addressOutcome(state) !== undefined) && (
          <Suspense>
            <AddressConfirmation secret={secret} />
          </Suspense>
        )}
        {children}
      </main>
      {footer !== 'none' && <Footer links={links} size={footer} />}
      <BackToTop label={t('back_to_top')} targetId="main" />
      <LoadingOverlay />
      <RouteAnnouncer page={pathWithoutLocale(pathname)} />
      <RestoredScroll />
    </div>
  );
}

/** Says why the visitor is at the root after a 401, and that nothing typed is lost. */
function useSignedOutNotice(): void {
  const { t } = useTranslation('site');
  const { warning } = useToasts();
  const { state, key } = useLocation();
  const told = useRef('');
  const signedOut = typeof state === 'object' && state?.notice === SIGNED_OUT.notice;
  useEffect(() => {
    if (!signedOut || told.current === key) return;
    told.current = key;
    warning(t('signed_out'), { detail: t('signed_out_detail') });
  }, [signedOut, key, warning, t]);
}
