import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { AnswersByStep } from '#src/flow/review/answers-by-step.tsx';
import { asksMore } from '#src/flow/review/asks-more.ts';
import { ItemNotes } from '#src/flow/review/item-notes.tsx';
import { AskedAfter } from '#src/flow/submitted/asked-after.tsx';
import { ChangesMade } from '#src/flow/submitted/changes-made.tsx';
import { ReceiptPanel } from '#src/flow/submitted/receipt-panel.tsx';
import { RegistrationFacts } from '#src/flow/submitted/registration-facts.tsx';
import { useSubmittedLive } from '#src/flow/submitted/use-submitted-live.ts';
import { AwaitedItems } from '#src/flow/waits/awaited-items.tsx';
import { JoinableItems } from '#src/flow/waits/joinable-items.tsx';
import { OpenOffers } from '#src/flow/waits/open-offers.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ActionList } from './action-list.tsx';
import { ContactList } from './contact-list.tsx';
import { ExistingHead } from './existing-head.tsx';
import { Holdings } from './holdings.tsx';
import type { ExistingMode } from './modes.ts';
import { useMembershipLine } from './use-membership-line.ts';
import './existing.css';

interface ExistingViewProps {
  readonly review: Review;
  readonly registration: Registration;
  /** The part that the address asks for. */
  readonly mode: ExistingMode | undefined;
}

/** A registration on one page: status, items, payments, actions and answers. */
export function ExistingView({ review, registration, mode }: ExistingViewProps) {
  const { t } = useTranslation('manage');
  const page = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  useSubmittedLive(review, () => void queries.invalidateQueries({ queryKey: ['existing'] }));
  const membership = useMembershipLine(registration);
  const { steps, after_payment, receipt } = review;
  const isSubmitted = registration.status === 'Submitted';
  const asked = [...steps, ...after_payment.filter((each) => isYes(each.answered))];
  const answered = asked.flatMap(({ step, form, values }) =>
    form && asksMore(form) && Object.keys(values).length > 0 ? [{ step, form, values }] : [],
  );
  useEffect(() => {
    const heading = mode && page.current?.querySelector<HTMLElement>(`#existing-${mode}`);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView?.();
  }, [mode]);
  return (
    <div className="wrap section existing" ref={page}>
      <ExistingHead review={review} registration={registration} />
      <div className="existing-body">
        {registration.status !== 'Cancelled' && (
          <div className="existing-main">
            <ItemNotes notes={isSubmitted ? review.item_notes : undefined} />
            <OpenOffers code={registration.code} offered={review.offered} />
            {isSubmitted && <AskedAfter review={review} />}
            <section aria-labelledby="existing-have">
              <h2 id="existing-have" tabIndex={-1}>
                {t('existing.days')}
              </h2>
              <Holdings review={review} isWaitShown={!isSubmitted} />
            </section>
            {isSubmitted && <AwaitedItems code={registration.code} booked={review.booked} />}
            {isSubmitted && (
              <JoinableItems
                code={registration.code}
                joinable={review.joinable ?? []}
                isOpen={mode === 'wait'}
              />
            )}
          </div>
        )}
        <div className="existing-side" id="existing-paid" tabIndex={-1}>
          {registration.status !== 'Cancelled' && (
            <RegistrationFacts registration={registration} further={membership} />
          )}
          {receipt && <ReceiptPanel registration={registration} receipt={receipt} />}
          <ChangesMade registration={registration} changes={review.changes ?? []} />
        </div>
      </div>
      <ActionList review={review} registration={registration} />
      <ContactList registration={registration} />
      {answered.length > 0 && (
        <section className="existing-answers" aria-labelledby="existing-answers">
          <h2 id="existing-answers" tabIndex={-1}>
            {t('existing.answers')}
          </h2>
          <AnswersByStep steps={answered} booked={review.booked} />
        </section>
      )}
    </div>
  );
}
