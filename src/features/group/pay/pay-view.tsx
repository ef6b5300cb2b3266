import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { GroupPayInformation } from '#engine/contract/group-payment.ts';
import type { PayMethod } from '#engine/contract/money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import MethodChoice from '#src/flow/payment/method-choice.tsx';
import { PaymentCard } from '#src/flow/payment/payment-card.tsx';
import { SubmissionNote, useIsAtBank } from '#src/flow/payment/submission-note.tsx';
import { useCardForm } from '#src/flow/payment/use-card-form.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { GroupFees } from './group-fees.tsx';
import { GroupPapers } from './group-papers.tsx';
import { GroupRefusal } from './group-refusal.tsx';
import { useGroupPay } from './use-group-pay.ts';

/** The group's total, with the card or invoice to pay it. */
export function PayView({ group_code }: { group_code: string }) {
  const { t } = useTranslation(['group', 'registration']);
  const locale = useLocale();
  const navigate = useNavigate();
  const newSubmissionKey = useCall();
  const card = useCardForm();
  const run = useGroupPay(group_code);
  const { view, send, actor, desk, call } = run;
  const [chosen, setChosen] = useState<PayMethod>('card');
  const [taking, setTaking] = useState(false);
  const isAtBank = useIsAtBank({ actor });
  const fees = useRef<HTMLHeadingElement>(null);
  const { information, failure, isOver } = view;
  useEffect(() => {
    if (isOver) void navigate(pathTo('registration.paid-confirmation', locale, {}, { group_code }));
  }, [isOver, group_code, locale, navigate]);

  const people = (
    <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.group', locale)}>
      {t('payPage.backToPeople')}
    </Link>
  );
  const isRefused = call?.phase === 'refused' || call?.phase === 'signedOut';
  if (view.isUnavailable || (isRefused && !information)) {
    return (
      <div className="wrap">
        <ErrorState
          page
          heading={t('people.unavailableTitle')}
          actions={
            <>
              <Button onClick={() => send({ type: view.isUnavailable ? 'LOOK_AGAIN' : 'CHANGED' })}>
                {t('people.again')}
              </Button>
              {people}
            </>
          }
        >
          <p>{t('people.unavailableText')}</p>
        </ErrorState>
      </div>
    );
  }
  const interruption = call && (
    <CallInterruption
      phase={call.phase}
      onRetry={() => send({ type: 'RETRY' })}
      onEdit={() => send({ type: 'CHANGED' })}
    />
  );
  if (!information) {
    return (
      <div className="wrap section">
        {interruption}
        <SubmissionNote flow={{ actor }} />
        {!isAtBank && (
          <Loading label={t('people.loading')}>
            <SkeletonCards count={3} />
          </Loading>
        )}
      </div>
    );
  }
  const { quote, methods, paying, payable } = information;
  const isPaying = (view.isPaying && !isAtBank) || taking;
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? 'card');
  const working = view.isPaying || taking;
  const owes = quote.total > 0 && method === 'card';
  async function pay() {
    if (working || !view.isReviewing || !isYes(payable) || !information) return;
    if (owes) {
      setTaking(true);
      const taken = await card.take().finally(() => setTaking(false));
      if (!taken) return;
      desk.lay(taken, information.gateway);
    }
    send({ type: 'PAY', method, key: await newKey(newSubmissionKey, 'submission') });
  }
  const words =
    method === 'invoice'
      ? t(working ? 'payPage.invoicing' : 'payPage.invoice')
      : t(isPaying ? 'registration:payment.paying' : 'registration:payment.pay', {
          amount: formatCents(quote.total, locale),
        });
  const primary = (size: 'm' | 'l') => (
    <Button
      size={size}
      icon={method === 'card' ? 'lock' : 'mail'}
      data-pays={method === 'card' ? '' : undefined}
      busy={isPaying}
      unavailable={isAtBank ? t('registration:payment.challengedTitle') : undefined}
      onClick={() => void pay()}
    >
      {words}
    </Button>
  );
  if (!isYes(payable)) {
    return (
      <div className="wrap section group-pay">
        {interruption}
        <NotPayable information={information} />
        <p>{people}</p>
        <GroupPapers information={information} />
      </div>
    );
  }
  const told = (
    <>
      <SubmissionNote flow={{ actor }} />
      {failure && !working && card.errors.length === 0 && (
        <GroupRefusal failure={failure} onLookOver={() => fees.current?.focus()} />
      )}
    </>
  );
  return (
    <>
      <div className="wrap section group-pay">
        <h1 tabIndex={-1}>{t('payPage.headingAll', { count: paying.length })}</h1>
        <p className="lead">{t('payPage.lead')}</p>
        {interruption}
        <div className="group-pay-columns">
          <div>
            <GroupFees information={information} headingRef={fees} />
            <MethodChoice
              legend={t('payPage.method')}
              methods={methods.map((each) => ({
                method: each,
                label: t(`payPage.methods.${each}`),
                help: t(`payPage.methodHelp.${each}`),
              }))}
              chosen={method}
              onChoose={setChosen}
            />
          </div>
          {method === 'card' ? (
            <PaymentCard
              card={card}
              pays={owes}
              policy={undefined}
              onPay={() => void pay()}
              told={told}
              button={primary('l')}
              buttonRef={null}
            />
          ) : (
            <section className="panel group-invoice" aria-labelledby="invoice-title">
              <h2 id="invoice-title">{t('payPage.methods.invoice')}</h2>
              {told}
              <p>{t('payPage.methodHelp.invoice')}</p>
              <div className="only-desktop">{primary('l')}</div>
            </section>
          )}
        </div>
        <p>{people}</p>
        <GroupPapers information={information} />
      </div>
      <ActionBar label={t('payPage.total')} amount={formatCents(quote.total, locale)}>
        {primary('m')}
      </ActionBar>
    </>
  );
}

/** Why nothing can be paid now. */
function NotPayable({ information }: { information: GroupPayInformation }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const { missing, invoices, paying } = information;
  const open = invoices.filter(({ state }) => state === 'open');
  const names = formatList(
    missing.map(({ name }) => name),
    locale,
  );
  const kind =
    missing.length === 0 && paying.length === 0 ? 'allPaid' : paying.length === 0 ? 'nobody' : 'notYet';
  return (
    <>
      <h1 tabIndex={-1}>{t('payPage.title')}</h1>
      {open.map(({ number, printed = String(number), total, due_on }) => (
        <Note
          key={number}
          tone="info"
          icon="mail"
          title={t('payPage.openInvoice', {
            number: printed,
            total: formatCents(total, locale),
            date: formatDate(due_on, locale),
          })}
        />
      ))}
      {open.length === 0 && (
        <Note tone={kind === 'allPaid' ? 'success' : 'info'} title={t(`payPage.${kind}Title`)}>
          <p>{t(`payPage.${kind}Text`, { names })}</p>
        </Note>
      )}
    </>
  );
}
