import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { MemberMailer } from './member-mailer.ts';

/** Services for submitting and paying. */
export type Stores = {
  db: Database;
  configuration: ConfigurationStore;
  mailer: Mailer;
  memberMailer: MemberMailer;
  gateway: PaymentGateway;
  seats: SeatJobs;
};
