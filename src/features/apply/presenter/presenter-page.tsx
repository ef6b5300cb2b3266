import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { useCall } from '#src/api/call-context.tsx';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Outcome } from '#src/ui/outcome.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { applicationOf } from '../current-application.ts';
import { AskAddress } from './ask-address.tsx';
import { invitationQuery } from './invitation-query.ts';
import { OwnPart } from './own-part.tsx';

/** A presenter's code instead of an invitation: the proposal's owner comes from the list of presenters. */
const isPresenterCode = (param: string) => /^\w{4}-\w{4}$/.test(param);

/** The page of an invitation to present: it asks for the address, then shows their part. */
export function Component() {
  const { invitation_code: param = '' } = useParams();
  const [search] = useSearchParams();
  const { current, tokens } = applicationOf(PROPOSAL_FLOW);
  const held = usePersisted(current);
  const invitation = isPresenterCode(param) ? (search.get('invitation') ?? undefined) : param;
  if (isPresenterCode(param) && held && tokens.read() !== undefined) {
    return <OwnPart key={param} code={held.code} presenter={param} invitation={invitation} />;
  }
  return <Invitation invitation={invitation ?? param} />;
}

function Invitation({ invitation }: { invitation: string }) {
  const { t } = useTranslation('registration');
  const { data, error, refetch } = useQuery(invitationQuery(useCall(), invitation));
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <FlowLoading label={t('presenter.loading')} />;
  if (data === null) {
    return (
      <>
        <PageHead title={t('presenter.unknownTitle')} />
        <Outcome tone="info" heading={t('presenter.unknownTitle')}>
          <p>{t('presenter.unknownText')}</p>
        </Outcome>
      </>
    );
  }
  const { by, name, title, state } = data;
  if (state === 'removed' || state === 'over' || state === 'declined') {
    const heading = t(`presenter.${state}Title`);
    return (
      <>
        <PageHead title={heading} />
        <Outcome tone="info" heading={heading}>
          <p>{t(`presenter.${state}Text`, { by })}</p>
        </Outcome>
      </>
    );
  }
  const heading = title === '' ? t('presenter.asked', { by }) : t('presenter.askedTitled', { by, title });
  return (
    <StepLayout heading={heading} lead={t('presenter.hello', { name })}>
      <PageHead title={t('presenter.title')} />
      <AskAddress invitation={invitation} canDecline={state === 'invited' || state === 'filled_in'} />
    </StepLayout>
  );
}
