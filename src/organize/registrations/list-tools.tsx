import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { Menu } from '../shell/menu.tsx';
import { deskPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { ExportLinks } from './export-links.tsx';
import { RegisterLinks } from './register-links.tsx';

/** Registering, import and exports; in a menu where there is little room. */
export function ListTools({ isPhone }: { readonly isPhone: boolean }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const mayEdit = useMay('edit');
  const mayMoney = useMay('money');
  if (!isPhone)
    return (
      <>
        <RegisterLinks />
        <ExportLinks />
      </>
    );
  return (
    <Menu label={t('list.more_tools')}>
      <RegisterLinks />
      <ExportLinks />
      {mayMoney && (
        <Link className="dk-button" to={deskPath(locale, '/invoices')}>
          {t('nav.invoices')}
        </Link>
      )}
      {mayEdit && (
        <Link className="dk-button" to={deskPath(locale, '/jobs')}>
          {t('jobs.title')}
        </Link>
      )}
    </Menu>
  );
}
