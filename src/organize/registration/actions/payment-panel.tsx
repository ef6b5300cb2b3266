import { useState } from 'react';
import { OFFLINE_METHODS } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { RadioChoice } from '../../shell/radio-choice.tsx';
import { Empty } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import {
  InvoiceChoice,
  type InvoiceChoiceProps,
  printed,
  recipientOf,
  useInvoiceChoice,
} from './invoice-choice.tsx';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Records that an open invoice was paid by cheque, transfer or cash. */
export function PaymentPanel(props: ActionProps) {
  const t = useDeskTexts();
  const { invoice, ...choice } = useInvoiceChoice(props.data);
  if (!invoice) return <Empty title={t('act.payment_nothing_title')}>{t('act.payment_nothing')}</Empty>;
  return <PaymentForm {...props} {...choice} invoice={invoice} />;
}

function PaymentForm({ onClose, ...choice }: ActionProps & InvoiceChoiceProps) {
  const { data, invoice } = choice;
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { event } = useOrganizer();
  const today = dayIn(useEvent().timezone, new Date());
  const [method, setMethod] = useState<(typeof OFFLINE_METHODS)[number]>('cheque');
  const [reference, setReference] = useState('');
  const [day, setDay] = useState(today);
  const total = formatCents(invoice.total, locale);
  const number = printed(invoice);
  const { send, isPending, wrong, problem } = useAction(api.invoice.markInvoicePaid, () => {
    notify(t('act.payment_done', { amount: total, number }));
    onClose();
  });
  const isGroup = data.dossier.flow === 'group';
  return (
    <Panel
      title={t('act.payment')}
      action={t('act.payment_do', { amount: total })}
      isWorking={isPending}
      closed={day === '' ? t('act.payment_day_needed') : undefined}
      problem={problem('paid_on', 'reference')}
      onClose={onClose}
      onSubmit={() =>
        send({
          event,
          number: invoice.number,
          method,
          ...(reference.trim() && { reference: reference.trim() }),
          paid_on: day,
        })
      }
      consequences={[
        t('act.payment_marks', { number, amount: total }),
        t(isGroup ? 'act.payment_group' : 'act.payment_receipt', { email: recipientOf(data, invoice) }),
        t('act.payment_final'),
      ]}
    >
      <InvoiceChoice {...choice} />
      <RadioChoice
        legend={t('act.payment_how')}
        hidesLegend
        values={OFFLINE_METHODS}
        value={method}
        labelOf={(each) => t(`act.methods.${each}`)}
        onChange={setMethod}
      />
      <Field
        label={t(method === 'cheque' ? 'act.payment_cheque' : 'act.payment_reference')}
        value={reference}
        maxLength={200}
        onChange={(changed) => setReference(changed.target.value)}
        error={wrong('reference')}
      />
      <Field
        label={t('act.payment_day')}
        type="date"
        max={today}
        value={day}
        onChange={(changed) => setDay(changed.target.value)}
        error={wrong('paid_on')}
      />
    </Panel>
  );
}
