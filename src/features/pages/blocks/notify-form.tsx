import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockOf } from '#engine/configuration/blocks/registry.ts';
import { api } from '#engine/contract/api.ts';
import type { Values } from '#engine/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';

/** Whom to tell, and how (spec §7 "subscribeEmail"). */
const notifyForm = () =>
  siteForm(
    'notify-me',
    inFormWords((t) => t.notify.title),
    [
      {
        code: 'your_name',
        type: 'text',
        label: inFormWords((t) => t.notify.name),
        maxLength: 120,
        autocomplete: 'name',
        layout: { width: 'half' },
      },
      {
        code: 'email',
        type: 'email',
        label: inFormWords((t) => t.notify.email),
        autocomplete: 'email',
        layout: { width: 'half' },
      },
      {
        code: 'phone',
        type: 'phone',
        label: inFormWords((t) => t.notify.phone),
        help: inFormWords((t) => t.notify.phoneHelp),
        required: 'N',
        autocomplete: 'tel',
      },
    ],
  );

/** The form of Notify Me. The answer is the same whether or not the address was left before. */
export function NotifyForm({ type }: Pick<BlockOf<'notify_me'>, 'type'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const locale = useLocale();
  const [served] = useState(notifyForm);
  const send = useMachineCall(({ your_name, email, phone }: Values, signal) =>
    call(api.pages.subscribeEmail, {
      body: {
        your_name: String(your_name),
        email: String(email),
        phone: phone === undefined ? '' : String(phone),
        type,
        notify_type: phone === undefined ? 'email' : 'phone',
        locale,
      },
      signal,
      locale,
    }),
  );
  if (send.phase === 'answered') {
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
        served={served}
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
