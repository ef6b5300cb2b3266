import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { formQuery } from '#src/api/form-query.ts';
import { query } from '#src/api/query.ts';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { useFlowCall } from '../use-flow-call.ts';
import { PartForm } from './part-form.tsx';
import { RemovedPart } from './removed-part.tsx';

interface OwnPartProps {
  /** The proposal's code, and the presenter. */
  readonly code: string;
  readonly presenter: string;
  /** The code of their link; the first contact has none. */
  readonly invitation: string | undefined;
}

/** A presenter's part of a proposal. */
export function OwnPart({ code, presenter, invitation }: OwnPartProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const call = useFlowCall(PROPOSAL_FLOW);
  const option = useQuery(query(call, api.proposal.getProposalOption, {}));
  const form_type = option.data?.form_type;
  const form = useQuery({
    ...formQuery(call, form_type ?? ''),
    enabled: form_type !== undefined,
    // A form stays as it is while it is being filled in; the server reports changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const part = useQuery({
    ...query(call, api.proposal.getInstructorInformations, {
      params: { workshops_code: code, instructor_code: presenter },
    }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (part.error instanceof ApiFailure && [401, 404].includes(part.error.status)) {
    // Without a link it is the first contact, who opens the proposal with its code.
    if (invitation === undefined) return <Navigate to={applyPath('begin', PROPOSAL_FLOW, locale)} replace />;
    return <RemovedPart invitation={invitation} typed={undefined} />;
  }
  const error = option.error ?? form.error ?? part.error;
  if (error) {
    const again = () => void Promise.all([option.refetch(), form.refetch(), part.refetch()]);
    return <FlowUnavailable error={error} onRetry={again} />;
  }
  if (!form.data || !part.data) return <FlowLoading label={t('presenter.loading')} />;
  return (
    <PartForm
      code={code}
      presenter={presenter}
      invitation={invitation}
      served={form.data}
      initial={part.data.values}
    />
  );
}
