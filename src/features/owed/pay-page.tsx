import { useParams } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { PayOwed } from './pay-owed.tsx';
import './owed.css';

/** Pays what is owed after submission, by the link in an email. */
export function Component() {
  const { t } = useTranslation('registration');
  const { secret = '' } = useParams();
  return (
    <>
      <PageHead title={t('owed.title')} />
      <PayOwed key={secret} secret={secret} />
    </>
  );
}
