import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { DoneLine } from '#src/flow/submitted/done-line.tsx';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { FailedLine } from '#src/flow/waits/failed-line.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

/** Sends the confirmation again. */
export function ResendAction({ registration: { code, email } }: { registration: Registration }) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const locale = useLocale();
  const resend = useMachineCall((_: undefined, signal) =>
    call(api.lookup.resendConfirmation, { body: { code }, signal, locale }),
  );
  const isSent = resend.answer?.sent === 'Y';
  return (
    <NextStep
      icon="mail"
      title={t('actions.resend')}
      words={t('actions.resendText', { email })}
      more={
        <>
          <DoneLine>{isSent && t('actions.resendSent', { email })}</DoneLine>
          <FailedLine call={resend} refused={resend.answer?.sent === 'N'} />
        </>
      }
    >
      <Button
        variant="secondary"
        size="s"
        busy={resend.working}
        unavailable={isSent ? t('actions.resendSent', { email }) : undefined}
        reason="hidden"
        onClick={() => resend.make(undefined)}
      >
        {t('actions.resendDo')}
      </Button>
    </NextStep>
  );
}
