import { useQuery } from '@tanstack/react-query';
import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { aboutQuery } from './seats-query.ts';

/** A workshop's description and presenters, which are not stored on the device. */
export function BasketAbout({ workshop }: { workshop: string }) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const { data, isError } = useQuery({ ...aboutQuery(useCall(), workshop), retry: false });
  if (isError) return <p role="alert">{t('basket_about_failed')}</p>;
  if (!data) {
    return (
      <Loading label={t('basket_about_loading')}>
        <Skeleton width="88%" />
      </Loading>
    );
  }
  return (
    <>
      <p>{text(data.description)}</p>
      {data.presenters.length > 0 && (
        <p className="soft">
          {t('presenters')}{' '}
          {data.presenters.map(({ name, role }) => [name, text(role)].filter(Boolean).join(', ')).join('; ')}
        </p>
      )}
    </>
  );
}
