import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { receiptForm } from './lookup/lookup-forms.ts';

/** Sends the receipt to the registration's address, and goes to the page that says so. */
export function ReceiptRequest({ known }: { known: Values }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const navigate = useNavigate();
  const call = useCall();
  const { contact_email: email = '' } = useEvent();
  const send = useMutation({
    mutationFn: (values: Values) =>
      call(api.lookup.sendReceiptParty, {
        body: { code: String(values['code']), email: String(values['email']), locale },
        locale,
      }),
    onSuccess: (_, { code, email }) =>
      navigate(
        pathTo('registration.receipt-confirmation', locale, {}, { code: String(code), email: String(email) }),
      ),
  });
  const failure = send.error instanceof ApiFailure ? send.error.failure : undefined;
  const refused = failure?.kind === 'invalid';
  const offline = failure?.kind === 'connection';
  return (
    <section className="form-section" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t('receipt.sendTitle')}</h2>
      <p className="section-lead soft">{t('receipt.sendText')}</p>
      {send.isError && !refused && (
        <Note
          tone={offline ? 'warning' : 'danger'}
          icon={offline ? 'offline' : 'warning'}
          role="alert"
          title={t(offline ? 'interrupted.offlineTitle' : 'interrupted.failedTitle')}
        >
          {offline ? null : t('interrupted.failedText', { email })}
        </Note>
      )}
      <SmallForm
        served={receiptForm}
        initial={known}
        refused={refused ? failure.errors : undefined}
        onSubmit={(values) => send.mutate(values)}
        buttons={(formId) => (
          <Button type="submit" form={formId} variant="secondary" busy={send.isPending}>
            {t('receipt.send')}
          </Button>
        )}
      />
    </section>
  );
}
