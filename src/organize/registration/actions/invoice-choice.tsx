import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { DeskInvoice } from '#engine/contract/invoice.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { RadioChoice } from '../../shell/radio-choice.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

/** An invoice's number as it is printed. */
export const printed = ({ number, printed: written }: DeskInvoice): string => written ?? String(number);

/** Who gets an invoice: the one who is billed, or the holder or contact. */
export const recipientOf = ({ dossier }: Pick<DeskDossier, 'dossier'>, { recipient }: DeskInvoice): string =>
  recipient?.email ?? dossier.email;

export const isOpen = ({ state }: DeskInvoice): boolean => state === 'open';

export type InvoiceChoiceProps = {
  readonly data: DeskDossier;
  readonly open: readonly DeskInvoice[];
  readonly invoice: DeskInvoice;
  readonly onChoose: (number: number) => void;
};

/** The open invoice that an action is about: the one in the address, or the first one; several if it was split. */
export function useInvoiceChoice(data: DeskDossier, isMeant: (invoice: DeskInvoice) => boolean = isOpen) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(Number(params.get('invoice')));
  const open = data.invoices.filter((each) => isOpen(each) && isMeant(each));
  const invoice = open.find(({ number }) => number === chosen) ?? open[0];
  return { data, open, invoice, onChoose: setChosen };
}

/** Which open invoice is meant, if there are several; what it comes to, and who gets it. */
export function InvoiceChoice({ open, invoice, data, onChoose }: InvoiceChoiceProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const about = (each: DeskInvoice) => {
    const owes = t('act.payment_owes', { number: printed(each), amount: formatCents(each.total, locale) });
    return each.recipient ? t('invoices.for_other', { owes, name: each.recipient.name }) : owes;
  };
  if (open.length === 1) return <p>{about(invoice)}</p>;
  return (
    <RadioChoice
      legend={t('invoices.which_one')}
      values={open.map(({ number }) => String(number))}
      value={String(invoice.number)}
      labelOf={(value) => {
        const each = open.find(({ number }) => String(number) === value) ?? invoice;
        const { email } = data.dossier;
        return each.recipient || email === ''
          ? about(each)
          : t('invoices.for_other', { owes: about(each), name: email });
      }}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
