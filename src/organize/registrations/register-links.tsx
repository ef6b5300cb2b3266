import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The ways to register people, one by hand or many from a file, for those who may. */
export function RegisterLinks() {
  const t = useDeskTexts();
  const locale = useLocale();
  if (!useMay('edit')) return null;
  return (
    <>
      <Link className="dk-button" to={deskPath(locale, '/registrations/new')}>
        {t('register.open')}
      </Link>
      <Link className="dk-button" to={deskPath(locale, '/registrations/import')}>
        {t('import.open')}
      </Link>
    </>
  );
}
