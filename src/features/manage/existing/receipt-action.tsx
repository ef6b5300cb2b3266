import { useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { DoneLine } from '#src/flow/submitted/done-line.tsx';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { partyForm } from '../lookup/lookup-forms.ts';
import { ReceiptFiles } from './receipt-files.tsx';

/** Sends the receipt to another address, such as a school's. */
export function ReceiptAction({ registration }: { registration: Registration }) {
  const { t } = useTranslation('manage');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<string>();
  return (
    <NextStep
      icon="file"
      title={t('actions.receipt')}
      words={t('actions.receiptText')}
      more={
        <>
          <DoneLine>{sent !== undefined && t('actions.receiptSent', { email: sent })}</DoneLine>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={t('actions.receipt')}
            closeLabel={t('existing.close')}
          >
            <ReceiptFiles code={registration.code} />
            <PartyForm
              registration={registration}
              onSent={(email) => {
                setSent(email);
                setOpen(false);
              }}
            />
          </Dialog>
        </>
      }
    >
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('actions.receiptDo')}
      </Button>
    </NextStep>
  );
}

function PartyForm({
  registration: { code, email },
  onSent,
}: {
  registration: Registration;
  onSent: (email: string) => void;
}) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const locale = useLocale();
  const send = useMachineCall(async (party_email: string, signal) => {
    await call(api.lookup.sendReceiptParty, { body: { code, email, party_email, locale }, signal, locale });
    onSent(party_email);
  });
  return (
    <>
      <CallInterruption phase={send.phase} onRetry={send.retry} onEdit={send.edit} />
      <SmallForm
        served={partyForm}
        refused={send.phase === 'refused' ? send.failure?.errors : undefined}
        onSubmit={({ party_email }) => send.make(String(party_email))}
        buttons={(formId) => (
          <Button type="submit" form={formId} busy={send.working}>
            {t('actions.receiptDo')}
          </Button>
        )}
      />
    </>
  );
}
