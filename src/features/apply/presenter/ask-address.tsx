import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { applicationOf } from '../current-application.ts';
import { useFlowCall } from '../use-flow-call.ts';
import { invitationQuery } from './invitation-query.ts';

const addressForm: ServedForm = siteForm(
  'invitation',
  inFormWords((t) => t.presenter.title),
  [
    {
      code: 'email',
      type: 'email',
      label: inFormWords((t) => t.manage.email),
      help: inFormWords((t) => t.presenter.addressHelp),
      autocomplete: 'email',
    },
  ],
);

interface AskAddressProps {
  readonly invitation: string;
  /** Whether it can be declined. */
  readonly canDecline?: boolean;
}

/** Asks for the address that an invitation was sent to; with it their part opens, and the proposal. */
export function AskAddress({ invitation, canDecline = false }: AskAddressProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const navigate = useNavigate();
  const call = useFlowCall(PROPOSAL_FLOW);
  const queries = useQueryClient();
  const opening = useMachineCall((email: string, signal) =>
    call(api.proposal.openInvitation, { body: { invitation_code: invitation, email }, signal, locale }),
  );
  const { answer } = opening;
  const declining = useMachineCall((email: string, signal) =>
    call(api.proposal.declineInvitation, { body: { invitation_code: invitation, email }, signal, locale }),
  );
  const [making, setMaking] = useState<'open' | 'decline'>('open');
  const wish = useRef(making);
  const { phase, failure, retry, edit } = making === 'open' ? opening : declining;
  const isDeclined = declining.answer !== undefined;
  useEffect(() => {
    if (isDeclined) void queries.invalidateQueries({ queryKey: invitationQuery(call, invitation).queryKey });
  }, [isDeclined, queries, call, invitation]);
  useEffect(() => {
    if (!answer) return;
    const { registration, instructor_code } = answer;
    applicationOf(PROPOSAL_FLOW).current.write({ code: registration.code, email: registration.email });
    void navigate(
      pathTo('workshop-proposals.invitation', locale, { invitation_code: instructor_code }, { invitation }),
    );
  }, [answer, invitation, locale, navigate]);
  return (
    <>
      <CallInterruption phase={phase} onRetry={retry} onEdit={edit} />
      <SmallForm
        served={addressForm}
        refused={phase === 'refused' ? failure?.errors : undefined}
        onSubmit={({ email }) => {
          setMaking(wish.current);
          (wish.current === 'open' ? opening : declining).make(String(email));
        }}
        buttons={(formId) => (
          <>
            <Button
              type="submit"
              form={formId}
              size="l"
              busy={opening.working}
              onClick={() => {
                wish.current = 'open';
              }}
            >
              {t(opening.working ? 'presenter.opening' : 'presenter.open')}
            </Button>
            {canDecline && (
              <Button
                type="submit"
                form={formId}
                variant="quiet"
                busy={declining.working}
                onClick={() => {
                  wish.current = 'decline';
                }}
              >
                {t(declining.working ? 'presenter.declining' : 'presenter.decline')}
              </Button>
            )}
          </>
        )}
      />
    </>
  );
}
