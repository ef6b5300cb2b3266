import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { RefundQuote } from '#engine/contract/cancellation.ts';
import type { Invoice } from '#engine/contract/invoice.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { withdrawForm } from './first-form.ts';
import { RefusedNote } from './refused-note.tsx';
import { standingQuery } from './status-query.ts';

interface Wish {
  readonly message: string;
  readonly key: string;
}

interface WithdrawalProps {
  readonly code: string;
  readonly refund: RefundQuote;
  /** The invoice's state: a paid one is refunded by hand, an open one is voided. */
  readonly invoice: Invoice['state'] | undefined;
}

/** Withdraws a submission after showing what is refunded and released. */
export function Withdrawal({ code, refund, invoice }: WithdrawalProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const call = useCall();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const withdraw = useMachineCall(({ message, key }: Wish, signal) =>
    call(api.application.withdrawApplication, {
      body: { code, expected_refund: refund.back, ...(message !== '' && { message }) },
      idempotencyKey: key,
      signal,
      locale,
    }),
  );
  const { answer, phase, failure } = withdraw;
  useEffect(() => {
    if (!answer) return;
    setAsks(false);
    // The page's title and contents change.
    void queries.invalidateQueries();
  }, [answer, queries]);
  useEffect(() => {
    // The refund has changed: it is shown before asking again.
    if (failure?.kind === 'price') void queries.invalidateQueries(standingQuery(call, code));
  }, [failure, queries, call, code]);
  return (
    <div className="standing-ask">
      <Button variant="quiet" size="s" onClick={() => setAsks(true)}>
        {t('apply.standing.withdraw')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('apply.standing.withdrawTitle')}
        closeLabel={t('apply.standing.keep')}
      >
        <div className="stack">
          <p>{t('apply.standing.withdrawText')}</p>
          {invoice && <p>{t(`apply.invoice.back.${invoice}`)}</p>}
          {refund.paid > 0 && !invoice && (
            <p>
              {refund.back > 0
                ? t('apply.standing.back', { amount: formatCents(refund.back, locale) })
                : t('apply.standing.nothingBack')}
            </p>
          )}
          <CallInterruption phase={phase} onRetry={withdraw.retry} onEdit={withdraw.edit} />
          {phase === 'refused' && <RefusedNote failure={failure} />}
          <SmallForm
            served={withdrawForm}
            refused={undefined}
            onSubmit={async ({ message }) => {
              withdraw.make({ message: String(message ?? ''), key: await newKey(call, 'withdrawal') });
            }}
            buttons={(formId) => (
              <>
                <Button type="submit" form={formId} variant="danger" busy={withdraw.working}>
                  {t(withdraw.working ? 'apply.standing.withdrawing' : 'apply.standing.withdrawDo')}
                </Button>
                <Button variant="secondary" onClick={() => setAsks(false)}>
                  {t('apply.standing.keep')}
                </Button>
              </>
            )}
          />
        </div>
      </Dialog>
    </div>
  );
}
