import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Note } from '#src/ui/note.tsx';
import { applicationOf } from './current-application.ts';

/** Offers to continue a draft on this device. */
export function UnderWayNote({ flow }: { flow: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { current, tokens } = applicationOf(flow);
  const known = usePersisted(current);
  if (!known || tokens.read() === undefined) return null;
  return (
    <Note
      tone="info"
      icon="bookmark"
      title={t('apply.underWay')}
      action={
        <Link className={buttonClass({ size: 's' })} to={applyPath('step', flow, locale)}>
          {t('manage.go', { code: known.code })}
        </Link>
      }
    />
  );
}
