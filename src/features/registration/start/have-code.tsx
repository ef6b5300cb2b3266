import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';

/** Access for people who have started already. */
export function HaveCode() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <div className="panel">
      <h2>{t('start.haveCode')}</h2>
      <p className="small soft">{t('start.haveCodeText')}</p>
      <p>
        <Link
          className={buttonClass({ variant: 'secondary', size: 's' })}
          to={pathTo('registration.manage', locale)}
        >
          {t('start.continueLink')}
        </Link>
      </p>
    </div>
  );
}
