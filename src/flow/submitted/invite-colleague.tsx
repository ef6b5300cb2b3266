import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import { inviteForm } from './invite-form.ts';

interface InviteColleagueProps {
  readonly code: string;
  /** The sender's name, if the answers contain one. */
  readonly name: string;
  /** The message is on its way to a colleague of this name. */
  readonly onSent: (colleague: string) => void;
}

/** Sends one message to a colleague in the registrant's name. */
export function InviteColleague({ code, name, onSent }: InviteColleagueProps) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const [initial] = useState<Values>({ your_name: name });
  const send = useMutation({
    mutationFn: ({ your_name, colleague_name, send_type, invite_email, invite_phone }: Values) =>
      call(api.registration.sendInvitationColleague, {
        body: {
          code,
          your_name: String(your_name),
          colleague_name: String(colleague_name),
          ...(send_type === 'text'
            ? { send_type, invite_phone: String(invite_phone) }
            : { send_type: 'email', invite_email: String(invite_email) }),
          locale,
        },
        locale,
      }),
    onSuccess: (_, { colleague_name }) => onSent(String(colleague_name)),
  });
  // Without an answer the way that there always is is offered.
  const { data: option, isPending } = useQuery(query(call, api.forms.getInviteColleagueOption, {}));
  const form = useMemo(() => inviteForm(option?.send_type ?? []), [option]);
  const failure = send.error instanceof ApiFailure ? send.error.failure : undefined;
  const refused = failure?.kind === 'invalid' ? failure.errors : undefined;
  if (isPending) {
    return (
      <Loading label={t('confirmation.inviteLoading')}>
        <SkeletonFields count={3} />
      </Loading>
    );
  }
  return (
    <>
      {send.isError && !refused && (
        <Note tone="danger" role="alert">
          {t('confirmation.inviteFailed')}
        </Note>
      )}
      <SmallForm
        served={form}
        initial={initial}
        refused={refused}
        onSubmit={(values) => send.mutate(values)}
        buttons={(formId) => (
          <Button type="submit" form={formId} busy={send.isPending}>
            {t(send.isPending ? 'confirmation.inviteSending' : 'confirmation.inviteSend')}
          </Button>
        )}
      />
    </>
  );
}
