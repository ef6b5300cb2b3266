import { Outlet, useLocation, useNavigation } from 'react-router';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { EventGate } from './event-gate.tsx';
import { MissingGate } from './missing-gate.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The whole site in the language of its address. */
export function Site() {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <LocaleProvider locale={locale}>
      <Overlays />
    </LocaleProvider>
  );
}

function Overlays() {
  const { t } = useTranslation('site');
  const navigation = useNavigation();
  return (
    <ToastProvider label={t('messages')} dismissLabel={t('dismiss')}>
      <ProgressBar active={navigation.state !== 'idle'} label={t('loading_page')} />
      <EventGate>
        <SiteFrame>
          <MissingGate>
            <Outlet />
          </MissingGate>
        </SiteFrame>
      </EventGate>
    </ToastProvider>
  );
}
