import { Link, useNavigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../shell/icon.tsx';
import { deskPath, dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { RegisterForm } from './register-form.tsx';

/** Registers someone who phones or writes, and opens their page. */
export function RegisterPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  useTitle(t('register.title'));
  const list = deskPath(locale, '/registrations');
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <Link className="dk-link" to={list}>
          <Icon name="back" /> {t('one.back')}
        </Link>
        <h1>{t('register.title')}</h1>
      </div>
      <div className="dk-register">
        <p className="dk-soft">{t('register.lead')}</p>
        <RegisterForm
          onDone={(code) => void navigate(dossierPath(locale, code), { replace: true })}
          onClose={() => void navigate(list)}
        />
      </div>
    </div>
  );
}
