import { formatCents } from '#engine/form/format/money.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** Another way of paying than the event offers. */
export const notOffered = () => invalidField('method', inEveryLanguage('payments.noInvoices'));

/** An invoice that is paid or withdrawn cannot be marked as paid. */
export const invoiceOver = () =>
  new Refusal('conflict', {
    number: [inEveryLanguage('payments.invoiceOver')],
  });

/** An application's own invoice, which ends with the decision on it. */
export const notSplit = () =>
  new Refusal('conflict', { number: [inEveryLanguage('payments.notSplit')] }, { reason: 'closed' });

/** A line that the invoice does not have. */
export const lineNotOnInvoice = () => invalidField('lines', inEveryLanguage('payments.lineNotOnInvoice'));

/** Nothing would be left to pay on one of two invoices. */
export const emptyPart = () => invalidField('lines', inEveryLanguage('payments.emptyPart'));

/** Whoever is billed has a name and an address. */
export const recipientNeeded = (field: string) =>
  invalidField(field, inEveryLanguage('payments.recipientNeeded'));

/** Another amount would go onto the second invoice than was shown, in cents. */
export const splitChanged = (moves: number) =>
  new Refusal(
    'conflict',
    { expected: [inEveryLanguage('payments.splitChanged', { amount: inWords(moves) })] },
    { reason: 'price' },
  );

/** Money cannot have come on a day that is yet to come. */
export const dayInFuture = () => invalidField('paid_on', inEveryLanguage('payments.dayInFuture'));

/** The invoice does not exist. */
export const unknownInvoice = () =>
  new Refusal('unknown', {
    number: [inEveryLanguage('payments.unknownInvoice')],
  });

/** Nothing is owed, or no longer. */
export const nothingOwed = () =>
  new Refusal('conflict', { total: [inEveryLanguage('payments.nothingOwed')] }, { reason: 'closed' });

const inWords = (cents: number) => textSaid((locale) => formatCents(cents, locale));

/** More is credited than is owed and was charged, in cents. */
export const creditTooLarge = (most: number) =>
  invalidField('amount', inEveryLanguage('payments.creditTooLarge', { amount: inWords(most) }));

/** A declined application owes nothing. */
export const declinedOwesNothing = () =>
  new Refusal('conflict', { kind: [inEveryLanguage('payments.declined')] }, { reason: 'closed' });

/** What is waived is not among the unpaid lines. */
export const lineNotOwed = () => invalidField('line', inEveryLanguage('payments.lineNotOwed'));

/** Another amount would be refunded than was shown, in cents. */
export const creditChanged = (back: number) =>
  new Refusal(
    'conflict',
    { expected_refund: [inEveryLanguage('payments.creditChanged', { amount: inWords(back) })] },
    { reason: 'price' },
  );

/** Another amount would be owed than was shown, in cents. */
export const owedChanged = (owes: number) =>
  new Refusal(
    'conflict',
    { expected: [inEveryLanguage('payments.owedChanged', { amount: inWords(owes) })] },
    { reason: 'price' },
  );
