import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { SeatJobs } from '#server/inventory/stock/seat-jobs.ts';
import type { Services } from '#server/services.ts';
import type { EventLink } from './waitlist-mail.ts';

/** What offers are made with. */
export type WaitlistServices = Pick<Services, 'db' | 'configuration' | 'mailer'> & {
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
