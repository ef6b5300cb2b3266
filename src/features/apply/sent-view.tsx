import { useMemo } from 'react';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { AnswerSection } from '#src/flow/review/answer-section.tsx';
import { ItemNotes } from '#src/flow/review/item-notes.tsx';
import { useAnswerLines } from '#src/flow/review/use-answer-lines.ts';
import { BookedList } from '#src/flow/submitted/booked-list.tsx';
import { ChangesMade } from '#src/flow/submitted/changes-made.tsx';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { TicketsStep } from '#src/flow/submitted/tickets-step.tsx';
import { AwaitedItems } from '#src/flow/waits/awaited-items.tsx';
import { JoinableItems } from '#src/flow/waits/joinable-items.tsx';
import { OfferedItems } from '#src/flow/waits/offered-items.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { useDeleteOfflinePages } from '#src/lib/offline-page/use-delete-offline-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyCode } from '#src/ui/copy-code.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { AnotherProposal } from './another-proposal.tsx';
import { SentAddress } from './sent-address.tsx';
import { SentInvoice } from './sent-invoice.tsx';
import { SentReceipt } from './sent-receipt.tsx';
import { StandingPanel } from './status-panel.tsx';
import { useApplicationLive } from './use-application-live.ts';
import './apply.css';

interface SentViewProps {
  readonly review: Review;
  readonly confirmation: FlowInformation['confirmation'];
}

/** The confirmation: the organizer's text, code, payment and answers. */
export function SentView({ review, confirmation }: SentViewProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { code, email } = review.registration;
  const isWithdrawn = review.registration.status === 'Cancelled';
  const heading = isWithdrawn ? t('apply.withdrawnTitle') : text(confirmation?.title) || t('apply.doneTitle');
  const flow = isRegistration(review.registration) ? '' : review.registration.flow;
  const activities = review.booked.filter(({ kind }) => kind === 'activity');
  const { receipt, invoice } = review;
  const changes = review.changes ?? [];
  const hasPapers =
    changes.length > 0 || invoice !== undefined || (receipt !== undefined && receipt.quote.lines.length > 0);
  const answered = useMemo(() => review.steps.map(({ form, values }) => ({ form, values })), [review.steps]);
  const answers = useAnswerLines(answered, review.booked);
  useApplicationLive(flow, review);
  useDeleteOfflinePages(isWithdrawn);
  return (
    <StepLayout
      heading={heading}
      lead={
        isWithdrawn
          ? t(invoice?.state === 'withdrawn' ? 'apply.invoice.withdrawnText' : 'apply.withdrawnText')
          : text(confirmation?.text)
      }
      sideLabel={t('confirmation.receipt')}
      side={hasPapers && <Papers review={review} id="receipt" />}
      after={
        <div className="stack sent-more">
          {flow === PROPOSAL_FLOW && (
            <div className="panel">
              <AnotherProposal code={code} />
            </div>
          )}
          <Button variant="secondary" size="s" onClick={() => window.print()}>
            {t('confirmation.printAction')}
          </Button>
        </div>
      }
    >
      <PageHead title={heading} />
      <div className="stack sent-head">
        <p>{t('apply.keepCode', { email })}</p>
        <CopyCode code={code} copyLabel={t('confirmation.copy')} copiedLabel={t('confirmation.copied')} />
      </div>
      {review.booked.some(({ admits }) => isYes(admits)) && (
        <div className="sent-next">
          <NextList>
            <TicketsStep page={applyPath('tickets', flow, locale, { code, email })} />
          </NextList>
        </div>
      )}
      {activities.length > 0 && (
        <div className="sent-booked">
          <BookedList booked={activities} />
        </div>
      )}
      <SentAddress review={review} flow={flow} />
      <StandingPanel review={review} flow={flow} />
      {!isWithdrawn && (
        <div className="stack sent-waits" id="existing-have" tabIndex={-1}>
          <ItemNotes notes={review.item_notes} />
          <OfferedItems
            code={code}
            offered={review.offered ?? []}
            acceptAt={({ item, kind }) =>
              applyPath('confirmation', flow, locale, { code, email, take: item, kind })
            }
          />
          <AwaitedItems code={code} booked={review.booked} />
          <JoinableItems code={code} joinable={review.joinable ?? []} isOpen={false} />
        </div>
      )}
      {hasPapers && (
        <div className="only-mobile apply-facts">
          <Papers review={review} id="receipt-below" />
        </div>
      )}
      <section className="sent-answers" aria-labelledby="your-answers">
        <h2 id="your-answers">{t('confirmation.answers')}</h2>
        {review.steps.map(({ step }, index) => {
          const lines = answers[index] ?? [];
          return lines.length > 0 && <AnswerSection key={step.code} title={text(step.label)} lines={lines} />;
        })}
      </section>
    </StepLayout>
  );
}

/** The receipt or invoice of a submission, and what was accepted or corrected since. */
function Papers({ review, id }: { review: Review; id: string }) {
  const { receipt, invoice } = review;
  return (
    <>
      {receipt && receipt.quote.lines.length > 0 && (
        <SentReceipt code={review.registration.code} receipt={receipt} id={id} />
      )}
      {invoice && <SentInvoice review={review} invoice={invoice} id={`${id}-invoice`} />}
      <ChangesMade registration={review.registration} changes={review.changes ?? []} id={id} />
    </>
  );
}
