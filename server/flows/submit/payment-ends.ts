import type { Database } from '#server/database/database.ts';
import type { PaymentPurpose } from '#server/database/schema.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { Answer } from '#server/domain/idempotency.ts';
import type { PaymentRow } from '#server/domain/payment-under-way.ts';
import { isRegistration, type RegistrationRow } from '#server/domain/registration-row.ts';
import { applyChange, changedAnswer } from '#server/flows/change/apply-change.ts';
import { storedChange } from '#server/flows/change/stored-change.ts';
import { confirmDossier, confirmedAnswer, type Stores, storedSubmission } from './confirm-dossier.ts';

/** What becomes of a charge, by what it is for. */
export type PaymentEnd = {
  /** The call that asked for it: its keys' answers are kept under this name. */
  readonly call: string;
  /**
   * What a charge that succeeded makes of its dossier, which is locked, in the transaction that settles it; gives the
   * call's answer.
   */
  finish(tx: Database, stores: Stores, row: DossierRow, paid: PaymentRow): Promise<Answer>;
  /** The same answer from what is stored now, for a key older than those that are kept. */
  restate(stores: Stores, row: DossierRow, paid: PaymentRow): Answer;
};

/** A purpose without an end takes no payments yet. */
export const paymentEnds: Partial<Record<PaymentPurpose, PaymentEnd>> = {
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
      return changedAnswer(stores, await applyChange(tx, stores, asRegistration(row), change, settling));
    },
    restate: (stores, row, { amount }) =>
      changedAnswer(stores, { row: asRegistration(row), difference: amount }),
  },
};

/** Only registrations are changed. */
function asRegistration(row: DossierRow): RegistrationRow {
  if (!isRegistration(row)) throw new Error(`dossier ${row.id} is no registration`);
  return row;
}

/** The end that a payment comes to. */
export function endOf({ purpose }: Pick<PaymentRow, 'purpose'>): PaymentEnd {
  const end = paymentEnds[purpose];
  if (!end) throw new Error(`nothing is paid for by ${purpose}`);
  return end;
}

/** The scope of the keys of what is paid for, as its route has it. */
export function payScope(purpose: PaymentPurpose, dossierId: string): string {
  return `${endOf({ purpose }).call}:${dossierId}`;
}
