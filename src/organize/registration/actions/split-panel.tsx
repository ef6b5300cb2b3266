import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceToSplit } from '#engine/contract/desk-invoices.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { RadioChoice } from '../../shell/radio-choice.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { AmountTable } from './amount-table.tsx';
import {
  InvoiceChoice,
  type InvoiceChoiceProps,
  printed,
  recipientOf,
  useInvoiceChoice,
} from './invoice-choice.tsx';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Splits an open invoice into two: some of its lines go onto the second one, for someone else if they are named. */
export function SplitPanel(props: ActionProps) {
  const t = useDeskTexts();
  const { invoice, ...choice } = useInvoiceChoice(props.data, ({ may_split }) => isYes(may_split));
  if (!invoice) return <Empty title={t('split.nothing_title')}>{t('split.nothing')}</Empty>;
  return <SplitLines key={invoice.number} {...props} {...choice} invoice={invoice} />;
}

type SplitProps = ActionProps & InvoiceChoiceProps;

function SplitLines(props: SplitProps) {
  const { repeat: _, ...options } = query(useCall(), api.deskInvoices.getInvoiceToSplit, {
    params: { number: String(props.invoice.number) },
  });
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <SplitForm {...props} now={data} />;
}

const sumOf = (lines: InvoiceToSplit['lines']) => lines.reduce((sum, { amount }) => sum + amount, 0);

function SplitForm({ now, onClose, ...choice }: SplitProps & { readonly now: InvoiceToSplit }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { data, invoice } = choice;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [who, setWho] = useState<'same' | 'other'>('same');
  const [typed, setTyped] = useState({ name: '', email: '', order: '' });
  const money = (cents: number) => formatCents(cents, locale);
  const isGroup = data.dossier.flow === 'group';
  const moves = sumOf(now.lines.filter(({ id }) => ticked.includes(id)));
  const stays = now.invoice.total - moves;
  const email = recipientOf(data, invoice);
  const other = who === 'other' ? typed : undefined;
  const { send, isPending, wrong, problem } = useAction(
    api.deskInvoices.splitInvoice,
    ({ invoices: [first, second] }) => {
      if (first && second) notify(t('split.done', { first: printed(first), second: printed(second) }));
      onClose();
    },
  );
  const closed =
    moves === 0
      ? t(isGroup ? 'split.choose_members' : 'split.choose_lines')
      : stays === 0
        ? t('split.leave')
        : other && (other.name.trim() === '' || other.email.trim() === '')
          ? t('split.enter_recipient')
          : undefined;
  const isSplit = moves > 0 && stays > 0;
  const field = (name: keyof typeof typed, most: number) => ({
    label: t(`split.${name}`),
    value: typed[name],
    maxLength: most,
    error: wrong(`recipient_${name}`),
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Panel
      title={t('act.split')}
      action={isSplit ? t('split.do', { stays: money(stays), moves: money(moves) }) : t('act.split')}
      isWorking={isPending}
      closed={closed}
      problem={problem('recipient_name', 'recipient_email', 'recipient_order')}
      onClose={onClose}
      onSubmit={() =>
        send({
          number: invoice.number,
          lines: [...ticked],
          expected: moves,
          ...(other && {
            recipient_name: other.name.trim(),
            recipient_email: other.email.trim(),
            ...(other.order.trim() && { recipient_order: other.order.trim() }),
          }),
        })
      }
      consequences={
        isSplit
          ? [
              t('split.replaces', { number: printed(invoice) }),
              t('split.due', { day: formatDate(now.due_on, locale) }),
              t(isGroup ? 'split.keeps_group' : 'split.keeps'),
              other
                ? t('split.mails_both', { email, other: other.email.trim() || t('split.other') })
                : t('act.mails', { email }),
              t('split.apart'),
              t('act.payment_final'),
            ]
          : []
      }
    >
      <InvoiceChoice {...choice} />
      <fieldset className="dk-checks dk-lines">
        <legend>{t(isGroup ? 'split.members' : 'split.lines')}</legend>
        {now.lines.map(({ id, label, detail, amount }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...ticked, id] : ticked.filter((each) => each !== id))
              }
            />
            <span className="dk-grow">
              {resolveText(label, locale)}
              {detail && <span className="dk-soft"> {resolveText(detail, locale)}</span>}
            </span>
            <span className="dk-num">{money(amount)}</span>
          </label>
        ))}
      </fieldset>
      <RadioChoice
        legend={t('split.who')}
        values={['same', 'other'] as const}
        value={who}
        labelOf={(each) => (each === 'same' ? email : t('split.other'))}
        onChange={setWho}
      />
      {other && (
        <>
          <Field {...field('name', 200)} />
          <Field {...field('email', 254)} type="email" />
          <Field {...field('order', 100)} />
        </>
      )}
      {isSplit && (
        <AmountTable
          caption={t('split.in_all')}
          rows={[
            { id: 'first', label: t('split.first', { to: email }), amount: money(stays) },
            {
              id: 'second',
              label: t('split.second', { to: other ? other.name.trim() || t('split.other') : email }),
              amount: money(moves),
            },
          ]}
          total={money(now.invoice.total)}
        />
      )}
    </Panel>
  );
}
