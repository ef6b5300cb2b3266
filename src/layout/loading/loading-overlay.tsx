import { useSyncExternalStore } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useDelayed } from '#src/ui/use-delayed.ts';
import { loadingLabel, subscribeLoading } from './loading-store.ts';
import './loading-overlay.css';

/** Covers the page while the visitor waits for something other than a page; short waits show nothing. */
export function LoadingOverlay() {
  const { t } = useTranslation('site');
  const label = useSyncExternalStore(subscribeLoading, loadingLabel, loadingLabel);
  const due = useDelayed(200, label !== undefined);
  // The region is there before its first message: only then is it announced reliably.
  return (
    <div aria-live="polite">
      {due && (
        <div className="loading-overlay">
          <span className="spin" aria-hidden="true" />
          {label || t('loading')}
        </div>
      )}
    </div>
  );
}
