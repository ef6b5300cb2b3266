import { applyChange, changedAnswer, giveUpChange } from '#server/change/apply-change.ts';
import { storedChange } from '#server/change/stored-change.ts';
import { confirmDossier, confirmedAnswer, storedSubmission } from '#server/confirmation/confirm-dossier.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import type { PaymentPurpose } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import type { PaymentRow } from '#server/dossiers/payment-under-way.ts';
import { confirmMembers, paidGroupAnswer } from '#server/groups/confirm-members.ts';
import { storedGroupPayment } from '#server/groups/stored-group-payment.ts';
import type { Answer } from '#server/idempotency/idempotency.ts';
import { finishOwed, owedAnswer } from '#server/invoices/pay-owed.ts';

/** The end of a charge, by its purpose. */
export type PaymentEnd = {
  /** The call that asked for it: its keys' answers are kept under this name. */
  readonly call: string;
  /**
   * Completes a successful charge for its locked dossier, in the transaction that settles it; returns the call's
   * answer.
   */
  finish(tx: Database, stores: Stores, row: DossierRow, paid: PaymentRow): Promise<Answer>;
  /** Releases what was taken for a failed charge, unless the dossier keeps it. */
  giveUp?(tx: Database, stores: Stores, row: DossierRow, over: PaymentRow): Promise<void>;
  /** The same answer from stored data, for a key older than the stored keys. */
  restate(stores: Stores, row: DossierRow, paid: PaymentRow): Answer | Promise<Answer>;
};

/** The end of every purpose. */
export const paymentEnds: Record<PaymentPurpose, PaymentEnd> = {
  submission: {
    call: 'saveSubmitRegistration',
    async finish(tx, stores, row, paid) {
      const stored = storedSubmission(paid);
      const submitted = await confirmDossier(tx, stores, row, { stored, quote: paid.quote, payment: paid });
      return confirmedAnswer(stores.configuration, submitted);
    },
    restate: ({ configuration }, row) => confirmedAnswer(configuration, row),
  },
  change: {
    call: 'changeRegistration',
    async finish(tx, stores, row, paid) {
      const settling = { by: 'attendee', charged: paid, notify: true } as const;
      const change = storedChange(paid);
      return changedAnswer(stores, await applyChange(tx, stores, row, change, settling));
    },
    giveUp: (tx, stores, row, over) => giveUpChange(tx, stores, row, storedChange(over)),
    restate: (stores, row, { amount }) => changedAnswer(stores, { row, difference: amount }),
  },
  group: {
    call: 'submitPayGroupFee',
    async finish(tx, stores, row, paid) {
      const stored = storedGroupPayment(paid);
      const how = { quote: paid.quote, payment: paid };
      return paidGroupAnswer(tx, stores, await confirmMembers(tx, stores, row.id, stored, how), stored);
    },
    restate: async (stores, row, paid) =>
      paidGroupAnswer(stores.db, stores, await groupOf(stores.db, row.id), storedGroupPayment(paid)),
  },
  owed: {
    call: 'payOwed',
    finish: finishOwed,
    restate: (_stores, _row, paid) => owedAnswer(paid),
  },
};

/** The end of a payment. */
export function endOf({ purpose }: Pick<PaymentRow, 'purpose'>): PaymentEnd {
  return paymentEnds[purpose];
}

/** The scope of a payment's idempotency keys, as in its route. */
export function payScope(purpose: PaymentPurpose, dossierId: string): string {
  return `${endOf({ purpose }).call}:${dossierId}`;
}
