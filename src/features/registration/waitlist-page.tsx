import { useTranslation } from 'react-i18next';
import { PageHead } from '#src/layout/page-head.tsx';
import { WaitlistGate } from './waitlist/waitlist-gate.tsx';
import { WaitlistPerson } from './waitlist/waitlist-person.tsx';

/** Who waits, for what the address names (spec §2 `/registration/waitlist`). */
export function Component() {
  const { t } = useTranslation('registration');
  return (
    <>
      <PageHead title={t('waitlist.title')} />
      <WaitlistGate heading={t('waitlist.title')}>
        {(choices) => <WaitlistPerson choices={choices} />}
      </WaitlistGate>
    </>
  );
}
