import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Banner } from '#src/ui/banner.tsx';
import { useOnline } from './use-online.ts';

/** Shown above the header while there is no connection. */
export function OfflineBanner() {
  const { t } = useTranslation('site');
  const online = useOnline();
  if (online) return null;
  return (
    <Banner tone="warning" icon="offline">
      <b>{t('offline_title')}</b> {t('offline_text')}
    </Banner>
  );
}
