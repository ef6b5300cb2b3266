import type { Step } from '#engine/event/documents/flow/schema.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { CodesFold } from '../fees/codes-fold.tsx';
import { CardFields } from '../payment/payment-card.tsx';
import { PaymentRefusal } from '../payment/payment-refusal.tsx';
import { SubmissionNote } from '../payment/submission-note.tsx';
import type { CardForm } from '../payment/use-card-form.ts';
import { ItemNotes } from '../review/item-notes.tsx';
import { ReviewProblems } from '../review/review-problems.tsx';
import './checkout.css';

interface CheckoutPayProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  /** The step whose form is above. */
  readonly joined: Step;
  /** The card; undefined if a code has made the order free, which can be undone. */
  readonly card: CardForm | undefined;
  /** The review as it was when the checkout opened, or when its first hold expired. */
  readonly terms: Review | undefined;
  /** The steps of which something is no longer held. */
  readonly lapsed: Review['steps'];
  /** Whether the flow is in the review, although its form is shown. */
  readonly isInReview: boolean;
  /** The last press was for another sum than is owed. */
  readonly isOtherSum: boolean;
  /** A code counts already. */
  readonly applied: boolean;
  readonly onEdit: (step: string) => void;
  /** Called when a code was applied or removed. */
  readonly onChanged: () => void;
}

/** The second part of a checkout, below its form: the card, the result of the last press, and codes. */
export function CheckoutPay({
  flow,
  view,
  joined,
  card,
  terms,
  lapsed,
  isInReview,
  isOtherSum,
  applied,
  onEdit,
  onChanged,
}: CheckoutPayProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const policy = terms?.cancellation_policy;
  return (
    <section className="checkout-pay" aria-labelledby={card && 'payment-title'}>
      {card && (
        <>
          <h2 id="payment-title">{t('payment.card')}</h2>
          <p className="checkout-lead">
            {t('payment.accepted')} {t('payment.private')}
          </p>
          <ItemNotes notes={(view.review ?? terms)?.item_notes} />
          {terms && lapsed.length > 0 && (
            <ReviewProblems review={terms} problems={lapsed} count={lapsed.length} onEdit={onEdit} />
          )}
          <SubmissionNote flow={flow} />
          {isOtherSum && (
            <FocusedNote tone="warning" title={t('payment.priceTitle')}>
              <p>{t('payment.priceText')}</p>
            </FocusedNote>
          )}
          {isInReview && card.errors.length === 0 && (
            <PaymentRefusal
              view={view}
              pays
              onEdit={onEdit}
              onLookOver={() => flow.actor.send({ type: 'CONTINUE' })}
            />
          )}
          <CardFields
            card={card}
            onPay={() => {
              const form = document.getElementById(`form-${joined.form_type ?? joined.code}`);
              if (form instanceof HTMLFormElement) form.requestSubmit();
            }}
          />
          {policy && (
            <p className="checkout-policy">
              <b>{t('payment.policy')}</b> {text(policy)}
            </p>
          )}
        </>
      )}
      <CodesFold flow={flow} applied={applied} onChanged={onChanged} />
    </section>
  );
}
