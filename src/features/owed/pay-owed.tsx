import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Owed } from '#engine/contract/owed.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { focusField } from '#engine/form/react/field-id.ts';
import type { Failure } from '#machines/failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { FeeTable, FeeTotals } from '#src/flow/fees/fee-table.tsx';
import { CARD_FORM_ID } from '#src/flow/payment/card-form-id.ts';
import { PaymentCard } from '#src/flow/payment/payment-card.tsx';
import { SubmissionNote, useIsAtBank } from '#src/flow/payment/submission-note.tsx';
import { useCardForm } from '#src/flow/payment/use-card-form.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { useOwed } from './use-owed.ts';

/** What is owed, with the card to pay it; or that nothing is. */
export function PayOwed({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const run = useOwed(secret);
  const { view, send, actor, call } = run;
  const isAtBank = useIsAtBank({ actor });
  const { owed } = view;
  const money = (cents: number) => formatCents(cents, locale);
  if (view.isPaid) {
    return (
      <Outcome tone="success" icon="check" heading={t('owed.paidTitle')} actions={<ToRegistration />}>
        <p>{t('owed.paidText', { amount: money(view.paid) })}</p>
      </Outcome>
    );
  }
  if (view.isSettled) {
    const isVoid = owed?.invoice?.state === 'withdrawn';
    return (
      <Outcome tone="info" icon="check" heading={t('owed.nothingTitle')} actions={<ToRegistration />}>
        <p>{t(isVoid ? 'owed.voidText' : 'owed.nothingText')}</p>
      </Outcome>
    );
  }
  const isRefused = call?.phase === 'refused' || call?.phase === 'signedOut';
  if (view.isUnavailable || (isRefused && !owed)) {
    return (
      <Outcome
        tone="info"
        icon="mail"
        heading={t('owed.unknownTitle')}
        actions={
          <>
            <Button onClick={() => send({ type: 'LOOK_AGAIN' })}>{t('interrupted.retry')}</Button>
            <ToRegistration />
          </>
        }
      >
        <p>{t('owed.unknownText')}</p>
      </Outcome>
    );
  }
  const interruption = call && (
    <CallInterruption phase={call.phase} onRetry={() => send({ type: 'RETRY' })} onEdit={() => undefined} />
  );
  if (!owed?.quote) {
    return (
      <div className="wrap section">
        {interruption}
        <SubmissionNote flow={{ actor }} />
        {!isAtBank && (
          <Loading label={t('owed.loading')}>
            <SkeletonCards count={2} />
          </Loading>
        )}
      </div>
    );
  }
  return <Review {...run} owed={owed} quote={owed.quote} interruption={interruption} isAtBank={isAtBank} />;
}

type ReviewProps = Omit<ReturnType<typeof useOwed>, 'call'> & {
  readonly owed: Owed;
  readonly quote: NonNullable<Owed['quote']>;
  readonly interruption: ReactNode;
  readonly isAtBank: boolean;
};

function Review({ view, send, actor, desk, owed, quote, interruption, isAtBank }: ReviewProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const newSubmissionKey = useCall();
  const card = useCardForm();
  const [isTaking, setTaking] = useState(false);
  const fees = useRef<HTMLHeadingElement>(null);
  const { failure } = view;
  const isWorking = view.isPaying || isTaking;
  const amount = formatCents(quote.total, locale);
  async function pay() {
    if (isWorking || !view.isReviewing) return;
    setTaking(true);
    const taken = await card.take().finally(() => setTaking(false));
    if (!taken) return;
    desk.lay(taken, owed.gateway);
    send({ type: 'PAY', key: await newKey(newSubmissionKey, 'submission') });
  }
  const isPaying = isWorking && !isAtBank;
  const primary = (size: 'm' | 'l') => (
    <Button
      size={size}
      icon="lock"
      data-pays=""
      busy={isPaying}
      unavailable={isAtBank ? t('payment.challengedTitle') : undefined}
      onClick={() => void pay()}
    >
      {t(isPaying ? 'payment.paying' : 'payment.pay', { amount })}
    </Button>
  );
  const told = (
    <>
      <SubmissionNote flow={{ actor }} />
      {failure && !isWorking && card.errors.length === 0 && (
        <Refused failure={failure} onLookOver={() => fees.current?.focus()} />
      )}
    </>
  );
  return (
    <>
      <div className="wrap section owed-pay">
        <h1 tabIndex={-1}>{t('owed.heading', { amount })}</h1>
        <p className="lead">
          {owed.code === ''
            ? t('owed.leadFor', { name: owed.name })
            : t('owed.lead', { name: owed.name, code: owed.code })}
        </p>
        {interruption}
        <div className="owed-columns">
          <section aria-labelledby="owed-fees">
            <h2 id="owed-fees" ref={fees} tabIndex={-1}>
              {t('fees.title')}
            </h2>
            {owed.invoice && (
              <p className="soft">
                {t('owed.invoice', {
                  number: owed.invoice.printed ?? String(owed.invoice.number),
                  date: formatDate(owed.invoice.due_on, locale),
                })}
              </p>
            )}
            <FeeTable quote={quote} id="owed-table" />
            <FeeTotals quote={quote} />
          </section>
          <PaymentCard
            card={card}
            pays
            policy={undefined}
            onPay={() => void pay()}
            told={told}
            button={primary('l')}
            buttonRef={null}
          />
        </div>
      </div>
      <ActionBar label={t('fees.total')} amount={amount}>
        {primary('m')}
      </ActionBar>
    </>
  );
}

function ToRegistration() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
      {t('owed.toRegistration')}
    </Link>
  );
}

/** Why the last try to pay was refused, at the card. */
function Refused({ failure, onLookOver }: { readonly failure: Failure; readonly onLookOver: () => void }) {
  const { t } = useTranslation('registration');
  const messages = [...new Set(Object.values(failure.errors).flat())];
  const isDeclined = failure.kind === 'declined';
  return (
    <FocusedNote
      tone={isDeclined ? 'danger' : 'warning'}
      icon="card"
      title={t(isDeclined ? 'payment.declinedTitle' : 'owed.refusedTitle')}
      actions={
        <Button
          size="s"
          onClick={() => (isDeclined ? focusField(CARD_FORM_ID, 'card.number') : onLookOver())}
        >
          {t(isDeclined ? 'payment.otherCard' : 'payment.showTotal')}
        </Button>
      }
    >
      {messages.length > 0 ? (
        messages.map((message) => <p key={message}>{message}</p>)
      ) : (
        <p>{t('payment.declinedText')}</p>
      )}
    </FocusedNote>
  );
}
