import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { Text } from '#engine/form/languages/text.ts';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { widgets } from '#widgets/registry.ts';
import { FormErrors } from '#widgets/templates/form-errors.tsx';
import { templates } from '#widgets/templates/index.ts';
import { CARD_FORM_ID } from './card-form-id.ts';
import type { CardForm } from './use-card-form.ts';
import './payment-card.css';

const NO_SERVICES = {};

interface PaymentCardProps {
  readonly card: CardForm;
  readonly pays: boolean;
  /** The heading if nothing is paid. */
  readonly title?: string;
  /** It is paid by an invoice, which is sent with it. */
  readonly invoiced?: boolean;
  /** The choice of a payment method, if there are several. */
  readonly choice?: ReactNode;
  readonly policy: Text | undefined;
  /** What is refunded if organizers decline it. */
  readonly ifDeclined?: string | undefined;
  readonly onPay: () => void;
  /** The state of the payment: at the card only. */
  readonly told: ReactNode;
  /** The primary button with its container. */
  readonly button: ReactNode;
  readonly buttonRef: Ref<HTMLDivElement>;
}

/** Submits the registration: the card, the cancellation terms and the button. */
export function PaymentCard({
  card,
  pays,
  title,
  invoiced = false,
  choice,
  policy,
  ifDeclined,
  onPay,
  told,
  button,
  buttonRef,
}: PaymentCardProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  return (
    <section className="pay" aria-labelledby="payment-title">
      {choice}
      <h2 id="payment-title">
        {pays ? t('payment.card') : invoiced ? t('payment.invoice.title') : (title ?? t('review.submit'))}
      </h2>
      <p className="pay-lead">
        {pays
          ? `${t('payment.accepted')} ${t('payment.private')}`
          : t(invoiced ? 'payment.invoice.lead' : 'review.consent')}
      </p>
      {told}
      {pays && (
        <>
          <CardFields card={card} onPay={onPay} />
          {policy && (
            <p className="pay-policy">
              <b>{t('payment.policy')}</b> {text(policy)}
            </p>
          )}
        </>
      )}
      {ifDeclined && <p className="pay-policy">{ifDeclined}</p>}
      <div className="pay-action" ref={buttonRef}>
        {button}
      </div>
    </section>
  );
}

/** Enter moves on to the next field that is incomplete; once all are complete, to the button that pays. It never pays. */
function moveOnEnter(event: KeyboardEvent, card: CardForm): void {
  const { target, key, currentTarget } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const missing = card.incomplete();
  const inputs = [...currentTarget.querySelectorAll('input')];
  const at = inputs.indexOf(target) + 1;
  const next = [...inputs.slice(at), ...inputs.slice(0, at)].find(({ id }) =>
    missing.some((part) => id.endsWith(`-${part}`)),
  );
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-pays]')];
  const button = buttons.find((each) => each.getClientRects().length > 0) ?? buttons[0];
  (next ?? button)?.focus();
}

/** The card's form and what is wrong in it. */
export function CardFields({ card, onPay }: Pick<PaymentCardProps, 'card' | 'onPay'>) {
  return (
    <>
      {card.errors.length > 0 && (
        <FormErrors form={card.form} formId={CARD_FORM_ID} store={card.session.store} errors={card.errors} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of Enter in its controls */}
      <div onKeyDown={(event) => moveOnEnter(event, card)}>
        <SchemaForm
          form={card.form}
          session={card.session}
          widgets={widgets}
          templates={templates}
          services={NO_SERVICES}
          formId={CARD_FORM_ID}
          onSubmit={onPay}
        />
      </div>
    </>
  );
}
