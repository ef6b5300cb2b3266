import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Database } from '#server/database/database.ts';
import { drawCode } from '#server/dossiers/insert-dossier.ts';
import { insertRegistration } from '#server/dossiers/insert-registration.ts';
import { orderDays } from '#server/dossiers/registration-choice.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';

/** The validated input of a new registration. */
export type Beginning = {
  email: string;
  track: string;
  mode: string;
  registrations_day: readonly string[];
  timezone?: string;
  locale?: string;
  /** The origin of the page that it is started on. */
  origin?: string;
  /** The waitlist entry whose offered place it accepts. */
  waitlistEntryId?: string;
};

/** Stores a new registration under a code of its own. */
export async function beginRegistration(
  tx: Database,
  eventCode: string,
  event: EventDocument,
  beginning: Beginning,
): Promise<RegistrationRow> {
  const track = event.tracks.find(({ code }) => code === beginning.track);
  return drawCode((code) =>
    insertRegistration(tx, {
      eventCode,
      code,
      email: normalizeEmail(beginning.email),
      emailTyped: typedEmail(beginning.email),
      track: beginning.track,
      mode: beginning.mode,
      days: orderDays(event, beginning.registrations_day),
      timezone: beginning.timezone ?? track?.timezone ?? event.timezone,
      locale: beginning.locale ?? 'en',
      origin: beginning.origin,
      waitlistEntryId: beginning.waitlistEntryId,
    }),
  );
}
