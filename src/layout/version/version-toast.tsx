import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { useToasts } from '#src/ui/toasts.tsx';
import { acceptVersion } from './served-version.ts';
import { watchVersion } from './watch-version.ts';

export type VersionToastProps = { reload?: () => void };

/** Offers to reload the page when the server has a new version; stays until it is answered. */
export function VersionToast({ reload = () => window.location.reload() }: VersionToastProps) {
  const { t } = useTranslation('site');
  const { show, dismiss } = useToasts();

  const offer = useEffectEvent((version: string) =>
    show('info', t('version_title'), {
      detail: t('version_text'),
      icon: 'refresh',
      duration: null,
      actions: () => (
        <Button
          size="s"
          onClick={() => {
            acceptVersion(version);
            reload();
          }}
        >
          {t('version_reload')}
        </Button>
      ),
    }),
  );

  useEffect(() => {
    let last: number | undefined;
    return watchVersion((version) => {
      // Only the newest is worth a question.
      if (last !== undefined) dismiss(last);
      last = offer(version);
    });
  }, [dismiss]);
  return null;
}
