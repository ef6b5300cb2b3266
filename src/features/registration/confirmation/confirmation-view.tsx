import type { Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { AnswersByStep } from '#src/flow/review/answers-by-step.tsx';
import { asksMore } from '#src/flow/review/asks-more.ts';
import { WorkshopList } from '#src/flow/review/workshop-list.tsx';
import { AskedAfter } from '#src/flow/submitted/asked-after.tsx';
import { bookedBesides } from '#src/flow/submitted/booked-besides.ts';
import { ReceiptPanel } from '#src/flow/submitted/receipt-panel.tsx';
import { RegistrationFacts } from '#src/flow/submitted/registration-facts.tsx';
import { OpenOffers } from '#src/flow/waits/open-offers.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { BookedSections } from './booked-sections.tsx';
import { DoneHead } from './done-head.tsx';
import { NextSteps } from './next-steps.tsx';
import './confirmation.css';

/** The confirmation: code, next steps, workshops, receipt and answers. */
export function ConfirmationView({ review, registration }: { review: Review; registration: Registration }) {
  const { t } = useTranslation('registration');
  const { steps, after_payment, workshops, receipt, venue } = review;
  const picked = workshops.some(({ workshops_cart_status }) => isYes(workshops_cart_status));
  const booked = bookedBesides(review);
  const asked = [...steps, ...after_payment.filter((each) => isYes(each.answered))];
  const answered = asked.flatMap(({ step, form, values }) =>
    form && asksMore(form) ? [{ step, form, values }] : [],
  );
  return (
    <div className="wrap section confirmation">
      <DoneHead review={review} />
      <div className="done-body">
        <div className="done-main">
          <OpenOffers code={registration.code} offered={review.offered} headingClass="done-heading" />
          <AskedAfter review={review} />
          <NextSteps review={review} registration={registration} />
          {picked && (
            <section aria-labelledby="your-workshops">
              <h2 id="your-workshops" className="done-heading">
                {t('confirmation.workshops')}
              </h2>
              <WorkshopList workshops={workshops} />
            </section>
          )}
          <BookedSections booked={booked} venue={venue} />
        </div>
        <div className="done-side">
          <RegistrationFacts registration={registration} />
          {receipt && <ReceiptPanel registration={registration} receipt={receipt} />}
        </div>
        <section className="done-answers" aria-labelledby="your-answers">
          <h2 id="your-answers" className="done-heading">
            {t('confirmation.answers')}
          </h2>
          <AnswersByStep steps={answered} booked={review.booked} />
        </section>
      </div>
    </div>
  );
}
