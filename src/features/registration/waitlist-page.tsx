import { useSearchParams } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { FlowGate } from './waitlist/flow-gate.tsx';
import { WaitlistGate } from './waitlist/waitlist-gate.tsx';
import { WaitlistPerson } from './waitlist/waitlist-person.tsx';

/** Joins the waitlist in the address: of the event, a track or a flow (spec §2 `/registration/waitlist`). */
export function Component() {
  const { t } = useTranslation('registration');
  const flow = useSearchParams()[0].get('flow');
  return (
    <>
      <PageHead title={t('waitlist.title')} />
      {flow === null ? (
        <WaitlistGate heading={t('waitlist.title')}>
          {(choices) => <WaitlistPerson choices={choices} />}
        </WaitlistGate>
      ) : (
        <FlowGate heading={t('waitlist.title')} flow={flow} />
      )}
    </>
  );
}
