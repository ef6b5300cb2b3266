import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** What offers are made with. */
export type WaitlistServices = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly mailer: Mailer;
} & {
  readonly seats: SeatJobs;
  readonly link: EventLink;
};

const HOUR = 3_600_000;
const defaultOfferHours = 24;

/** How much of an offer's time is left when its person is reminded: a quarter. */
export function reminderLead({ options }: EventDocument): number {
  return ((options.waitlist_offer_hours ?? defaultOfferHours) * HOUR) / 4;
}

/** When an offer that is made now expires. */
export function offerEnd({ options }: EventDocument, now: Date): Date {
  return new Date(now.getTime() + (options.waitlist_offer_hours ?? defaultOfferHours) * HOUR);
}
