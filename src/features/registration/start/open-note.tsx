import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Note } from '#src/ui/note.tsx';
import { isOpen } from './read-open.ts';

/** Offers to continue the registration that this device has open. */
export function OpenNote() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const current = usePersisted(currentRegistration);
  if (!isOpen(current)) return null;
  return (
    <Note tone="info" icon="bookmark" title={t('manage.goText')}>
      <p className="start-open-email">{current.email}</p>
      <p>
        <Link className={buttonClass({ size: 's' })} to={pathTo('registration.step', locale)}>
          {t('manage.go', { code: current.code })}
        </Link>
      </p>
    </Note>
  );
}
