import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '#engine/configuration/text.ts';
import { SchemaForm } from '#engine/react/schema-form.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Note } from '#src/ui/note.tsx';
import { widgets } from '#widgets/registry.ts';
import { ErrorSummary } from '#widgets/templates/error-summary.tsx';
import { templates } from '#widgets/templates/index.ts';
import { CARD_FORM_ID } from './card-form-id.ts';
import type { CardForm } from './use-card-form.ts';

const NO_SERVICES = {};

interface PaymentSectionProps {
  readonly card: CardForm;
  readonly policy: Text | undefined;
  readonly onPay: () => void;
  /** What is said of the payment: where the card is, and nowhere else. */
  readonly children: ReactNode;
}

/** The card that pays, and what comes back when one cancels. */
export function PaymentSection({ card, policy, onPay, children }: PaymentSectionProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  return (
    <section className="form-section" aria-labelledby="payment-title">
      <h2 id="payment-title">{t('payment.title')}</h2>
      <p className="small soft">{t('payment.accepted')}</p>
      {children}
      {card.errors.length > 0 && (
        <ErrorSummary
          form={card.form}
          formId={CARD_FORM_ID}
          store={card.session.store}
          errors={card.errors}
        />
      )}
      <SchemaForm
        form={card.form}
        session={card.session}
        widgets={widgets}
        templates={templates}
        services={NO_SERVICES}
        formId={CARD_FORM_ID}
        onSubmit={onPay}
      />
      {policy && (
        <Note title={t('payment.policy')}>
          <p>{text(policy)}</p>
        </Note>
      )}
    </section>
  );
}
