import { useTranslation } from 'react-i18next';
import { isYes } from '#engine/configuration/flag.ts';
import { PROPOSAL_FLOW } from '#engine/configuration/flow-pages.ts';
import { api } from '#engine/contract/api.ts';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { isRegistration } from '#engine/contract/registration.ts';
import { answerLines } from '#engine/translate/answer-lines.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { FeeTable, FeeTotals } from '#src/flow/fees/fee-table.tsx';
import { AnswerSection } from '#src/flow/review/answer-section.tsx';
import { BookedList } from '#src/flow/submitted/booked-list.tsx';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { TicketsStep } from '#src/flow/submitted/tickets-step.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyCode } from '#src/ui/copy-code.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { AnotherProposal } from './another-proposal.tsx';
import { StandingPanel } from './standing-panel.tsx';
import './apply.css';

interface SentViewProps {
  readonly review: Review;
  readonly confirmation: FlowInformation['confirmation'];
}

/** That it was sent: the organizer's words, the code to keep, what was paid and what was answered. */
export function SentView({ review, confirmation }: SentViewProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { code, email } = review.registration;
  const isWithdrawn = review.registration.status === 'Cancelled';
  const heading = isWithdrawn ? t('apply.withdrawnTitle') : text(confirmation?.title) || t('apply.doneTitle');
  const flow = isRegistration(review.registration) ? '' : review.registration.flow;
  const activities = review.booked.filter(({ kind }) => kind === 'activity');
  const paid = review.receipt && review.receipt.quote.lines.length > 0;
  return (
    <StepLayout
      heading={heading}
      lead={isWithdrawn ? t('apply.withdrawnText') : text(confirmation?.text)}
      sideLabel={t('confirmation.receipt')}
      side={paid && <Receipt review={review} id="receipt" />}
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
      <StandingPanel code={code} flow={flow} />
      <section className="sent-answers" aria-labelledby="your-answers">
        <h2 id="your-answers">{t('confirmation.answers')}</h2>
        {review.steps.map(({ step, form, values }) => {
          const lines = form ? answerLines(form, values, locale, {}, review.booked) : [];
          return lines.length > 0 && <AnswerSection key={step.code} title={text(step.label)} lines={lines} />;
        })}
      </section>
      {paid && (
        <div className="only-mobile apply-facts">
          <Receipt review={review} id="receipt-below" />
        </div>
      )}
      {flow === PROPOSAL_FLOW && <AnotherProposal code={code} />}
      <Button variant="secondary" size="s" onClick={() => window.print()}>
        {t('confirmation.printAction')}
      </Button>
    </StepLayout>
  );
}

function Receipt({ review, id }: { review: Review; id: string }) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const { code } = review.registration;
  const file = useFileDownload(
    () => call(api.lookup.getReceipt, { body: { code, locale }, locale }),
    `${t('confirmation.receiptFile')}-${code}.pdf`,
  );
  return (
    <section className="panel sent-receipt" aria-labelledby={id}>
      <h2 id={id}>{t('confirmation.receipt')}</h2>
      <FeeTable quote={review.quote} id={`${id}-lines`} />
      <FeeTotals quote={review.quote} />
      <div className="actions">
        <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
          {t(file.isPending ? 'confirmation.downloading' : 'confirmation.download')}
        </Button>
      </div>
      <div role="alert">{file.isError && <p className="error">{t('confirmation.fileFailed')}</p>}</div>
    </section>
  );
}
