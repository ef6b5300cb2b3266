import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import { applyCode } from '#server/discounts/apply-code.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { drawCode, insertDossier } from '#server/dossiers/insert-dossier.ts';
import { registrationClosed } from '#server/dossiers/registration-problems.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { checkEmail, normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { acceptFlowPlace } from '#server/waitlist/place-waitlist.ts';
import { holdFirst } from './hold-first.ts';

/** The start of a dossier: who starts it, and what admits them. */
export type DossierBeginning = {
  values: Values;
  invitationCode?: string;
  /** The entry of the waitlist that was offered a place. */
  entry?: string;
  locale: Locale;
  /** The origin of the page that it is started on. */
  origin: string | null;
};

type Configured = {
  configuration: ConfigurationStore;
  seats: SeatJobs;
  event: EventDocument;
  flow: FlowDocument;
};

/**
 * Stores a new dossier of a flow. Throws 409 where the flow is closed or full and no invitation opens it, 422 without
 * an address or the invitation that it asks for.
 */
export async function beginDossier(
  tx: Database,
  { configuration, seats, event, flow }: Configured,
  { values, invitationCode, entry, locale, origin }: DossierBeginning,
  now = new Date(),
): Promise<DossierRow> {
  const email = String(values['email'] ?? '');
  checkEmail(email);
  const { timezone } = event;
  const row = await drawCode((code) =>
    insertDossier(tx, {
      eventCode: event.code,
      flow: flow.code,
      code,
      email: normalizeEmail(email),
      emailTyped: typedEmail(email),
      timezone,
      locale,
      origin,
      several: isYes(flow.entry.several),
    }),
  );
  const needsCode = !flow.entry.by.includes('anyone');
  if (needsCode && !invitationCode) throw invitationMissing();
  if (invitationCode) {
    const typed = { field: 'invitation_code', typed: invitationCode, kind: 'invitation' } as const;
    await applyCode(tx, configuration, event, row, typed, now);
  }
  const bypasses = await hasBypass(tx, configuration, row);
  if (!bypasses && openingOf(flow, { now, timezone }) !== 'open') throw registrationClosed();
  // An offered place counts as taken for everyone except its holder.
  const offer = bypasses ? undefined : await acceptFlowPlace(tx, row, entry, now);
  await holdFirst(tx, { configuration, seats }, event, row, { offer, bypasses }, now);
  return row;
}

const invitationMissing = () =>
  invalidField('invitation_code', inEveryLanguage('registrations.invitationMissing'));
