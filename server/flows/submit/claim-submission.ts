import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { Database } from '#server/database/database.ts';
import { payment } from '#server/database/schema.ts';
import { lockDossier } from '#server/domain/dossier-row.ts';
import { groupPartOf, readyMs } from '#server/domain/groups/group-flow.ts';
import { isGroup } from '#server/domain/groups/group-row.ts';
import { membershipIn } from '#server/domain/groups/members.ts';
import type { Answer, IdempotentCall } from '#server/domain/idempotency.ts';
import { keyReused } from '#server/domain/idempotency-refusals.ts';
import { findPayment, refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import { notFound } from '#server/domain/refusal.ts';
import { alreadyRegistered } from '#server/domain/registration-problems.ts';
import { becomeReady } from '#server/flows/groups/become-ready.ts';
import { billSubmission } from './bill-submission.ts';
import { checkCard } from './check-card.ts';
import { checkSubmission, type Submission } from './check-submission.ts';
import { confirmDossier, confirmedAnswer, type Stores } from './confirm-dossier.ts';
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
  await securePicks(tx, stores, row, keptMs);
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
