import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { WaitlistGate } from './waitlist/waitlist-gate.tsx';
import { WaitlistStart } from './waitlist/waitlist-start.tsx';

/** Joins a waitlist: what for, and the email address (spec §2 `/registration/start/waitlist`). */
export function Component() {
  const { t } = useTranslation('registration');
  return (
    <>
      <PageHead title={t('waitlist.startTitle')} />
      <WaitlistGate heading={t('waitlist.startTitle')}>
        {(choices) => <WaitlistStart choices={choices} />}
      </WaitlistGate>
    </>
  );
}
