import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { confirmDossier, confirmedAnswer } from '#server/confirmation/confirm-dossier.ts';
import type { Stores } from '#server/confirmation/stores.ts';
import type { Database } from '#server/database/database.ts';
import { payment } from '#server/database/schema.ts';
import { lockDossier } from '#server/dossiers/dossier-row.ts';
import { membershipIn } from '#server/dossiers/group-members.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { findPayment, refuseWhilePaying } from '#server/dossiers/payment-under-way.ts';
import { alreadyRegistered } from '#server/dossiers/registration-problems.ts';
import { checkCard } from '#server/gateways/check-card.ts';
import { becomeReady } from '#server/groups/become-ready.ts';
import { groupPartOf, readyMs } from '#server/groups/group-flow.ts';
import type { Answer, IdempotentCall } from '#server/idempotency/idempotency.ts';
import { keyReused } from '#server/idempotency/idempotency-refusals.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { billSubmission } from './bill-submission.ts';
import { checkSubmission, type Submission } from './check-submission.ts';
import { secureAddress, securePicks, securePlace } from './secure-submission.ts';

/** A submission with its dossier, and the links for its email and the bank. */
export type Submitting = {
  event: EventDocument;
  dossierId: string;
  submission: Submission;
  language: Locale;
  /** The page on which the registration is managed. */
  link: string;
  /** The page that a bank sends the visitor back to. */
  returnUrl: string;
  /** The page on which a group pays, by its code. */
  payLink(groupCode: string, locale: Locale): string;
};

/**
 * The first transaction of a submission: checks it, takes what it needs, and submits it if nothing is due or an invoice
 * is sent, or stores the payment before the gateway is called (design §6). A group's member becomes ready instead.
 * Returns the answer unless there is a payment.
 */
export async function claimSubmission(
  tx: Database,
  stores: Stores,
  submitting: Submitting,
  call: IdempotentCall,
): Promise<Answer | undefined> {
  const { configuration, gateway } = stores;
  const { event, dossierId, submission, language, link, returnUrl, payLink } = submitting;
  const row = await lockDossier(tx, dossierId);
  // A group is never submitted itself: its members are, by its payment.
  if (isGroup(row)) throw notFound();
  // Older than the keys that are kept, and still the same submission.
  const known = await findPayment(tx, dossierId, call.key);
  if (known && known.bodyHash !== call.bodyHash) throw keyReused();
  if (known && known.state !== 'succeeded') return undefined;
  if (row.status !== 'Not Submitted') throw alreadyRegistered();
  await refuseWhilePaying(tx, dossierId);
  await secureAddress(tx, row);
  const member = await membershipIn(tx, row.id);
  const keptMs = member && readyMs(groupPartOf(configuration, row.eventCode));
  await securePicks(tx, stores, row, { released: submission.released, forMs: keptMs });
  const checked = await checkSubmission(tx, configuration, event, row, submission, language);
  await securePlace(tx, configuration, event, row, keptMs);
  const { quote, answers, configurationVersions } = checked;
  const stored = {
    answers,
    configurationVersions,
    timezone: submission.timezone ?? row.timezone,
    locale: submission.locale ?? row.locale,
    link,
    returnUrl,
  };
  if (member && keptMs !== undefined) {
    return becomeReady(tx, stores, { event, row, member, quote, stored, keptMs, payLink });
  }
  if (quote.total === 0) {
    return confirmedAnswer(configuration, await confirmDossier(tx, stores, row, { stored, quote }));
  }
  if (submission.method === 'invoice') {
    const invoice = await billSubmission(tx, configuration, { event, row, quote, link });
    const submitted = await confirmDossier(tx, stores, row, { stored, quote, invoice });
    return confirmedAnswer(configuration, submitted);
  }
  const token = checkCard(submission.credit);
  await tx.insert(payment).values({
    dossierId,
    eventCode: row.eventCode,
    submitKey: call.key,
    bodyHash: call.bodyHash,
    amount: quote.total,
    currency: quote.currency,
    quote,
    submission: stored,
    gateway: gateway.name,
    token,
  });
  return undefined;
}
