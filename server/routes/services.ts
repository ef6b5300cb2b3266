import type { SuggestAddresses } from '#server/address-suggestions/google-places.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { MemberMailer } from '#server/confirmation/member-mailer.ts';
import type { Database } from '#server/database/database.ts';
import type { DeskJobs } from '#server/desk/jobs/desk-jobs.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { CodeMailer } from '#server/lookup/code-mailer.ts';
import type { OneTimeCodeMailer } from '#server/lookup/one-time-code-mailer.ts';
import type { ReceiptMailer } from '#server/lookup/receipt-mailer.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Previews } from '#server/previews/previews.ts';
import type { Tell } from '#server/realtime/publish.ts';
import type { Realtime } from '#server/realtime/start-realtime.ts';
import type { DraftJobs } from '#server/scheduled-drafts/draft-jobs.ts';
import type { Texter } from '#server/text-messages/texter.ts';
import type { Wallets } from '#server/wallets/open-wallets.ts';

/** The handlers' dependencies; created once at startup and passed in, so that tests can pass their own. */
export type Services = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly mailer: Mailer;
  /** Emails members whose group paid. */
  readonly memberMailer: MemberMailer;
  readonly codeMailer: CodeMailer;
  readonly accessCodeMailer: OneTimeCodeMailer;
  /** Emails organizers their codes to sign in with. */
  readonly organizerCodeMailer: OneTimeCodeMailer;
  /** Sends text messages; undefined when no provider is configured. */
  readonly texter: Texter | undefined;
  /** Releases and offers seats later. */
  readonly seats: SeatJobs;
  readonly receiptMailer: ReceiptMailer;
  /** Charges cards. */
  readonly gateway: PaymentGateway;
  /** Starts long actions of organizers. */
  readonly deskJobs: DeskJobs;
  /** Publishes drafts of the site at their time. */
  readonly draftJobs: DraftJobs;
  readonly realtimeKey: string;
  /** Authorizes a socket for a private channel of its bearer. */
  readonly signChannel: Realtime['authorize'];
  /** The installation's token: an organizer of every event. */
  readonly organizerToken: string;
  /** The address that the public sees, for links in mail. */
  readonly publicUrl: string | undefined;
  /** Makes links for mails. */
  readonly link: EventLink;
  /** Suggests addresses; undefined when no key is configured. */
  readonly places: SuggestAddresses | undefined;
  /** Sends live messages. */
  readonly tell: Tell;
  /** Creates wallet passes. */
  readonly wallets: Wallets;
  /** Shows drafts as sites; undefined when previews are turned off. */
  readonly previews: Previews | undefined;
  readonly rateLimits: RateLimits;
  /** Whether every answer is held to the contract before it is sent, as in tests. */
  readonly checkAnswers: boolean;
};
