import { useTranslation } from 'react-i18next';
import type { Text } from '#engine/configuration/text.ts';
import { SchemaForm } from '#engine/react/schema-form.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Note } from '#src/ui/note.tsx';
import { widgets } from '#widgets/registry.ts';
import { templates } from '#widgets/templates/index.ts';
import type { CardForm } from './use-card-form.ts';

export const CARD_FORM_ID = 'form-payment';

const NO_SERVICES = {};

interface PaymentSectionProps {
  readonly card: CardForm;
  readonly policy: Text | undefined;
  readonly onPay: () => void;
}

/** The card that pays, and what comes back when one cancels. */
export function PaymentSection({ card, policy, onPay }: PaymentSectionProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  return (
    <section className="form-section" aria-labelledby="payment-title">
      <h2 id="payment-title">{t('payment.title')}</h2>
      <p className="small soft">{t('payment.accepted')}</p>
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
