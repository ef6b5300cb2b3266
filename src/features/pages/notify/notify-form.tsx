import { useMemo } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { subscriptionForm } from './subscription-form.ts';

/** Subscribes to notifications. The answer is the same whether or not the address was subscribed. */
export function NotifyForm({ type }: { type: string }) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const locale = useLocale();
  const form = useMemo(() => subscriptionForm(type, t), [type, t]);
  const send = useMachineCall(({ your_name, email, phone }: Values, signal) =>
    call(api.pages.subscribeEmail, {
      body: {
        type,
        your_name: String(your_name),
        email: String(email),
        ...(phone ? { phone: String(phone), notify_type: 'phone' } : { notify_type: 'email' }),
        locale,
      },
      signal,
      locale,
    }),
  );
  if (send.answer) {
    return (
      <Note tone="success" role="status" title={t('notify_done_title')}>
        {t('notify_done')}
      </Note>
    );
  }
  return (
    <>
      <CallInterruption phase={send.phase} onRetry={send.retry} onEdit={send.edit} />
      <SmallForm
        served={form}
        refused={send.phase === 'refused' ? send.failure?.errors : undefined}
        onSubmit={send.make}
        buttons={(formId) => (
          <Button type="submit" form={formId} busy={send.working}>
            {t('notify_me')}
          </Button>
        )}
      />
    </>
  );
}
