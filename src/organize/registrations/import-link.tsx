import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The way to the import, for those who may register people. */
export function ImportLink() {
  const t = useDeskTexts();
  const locale = useLocale();
  if (!useMay('edit')) return null;
  return (
    <Link className="dk-button" to={deskPath(locale, '/registrations/import')}>
      {t('import.open')}
    </Link>
  );
}
