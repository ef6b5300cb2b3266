import type { OfferInformation } from '../event/cart/offers.ts';
import type { SessionSeats } from '../event/schedule/session-seats.ts';
import type { Text } from '../form/languages/text.ts';

/** How much is left of something that is offered. */
export type OfferLeft = Pick<OfferInformation, 'code' | 'availability' | 'left'>;

/** A session that became full, or has seats again. */
export interface SessionNews {
  readonly workshops_session_code: string;
  readonly workshops_title: Text;
}

/** A new version of one of an event's documents. */
export interface ConfigurationPublished {
  readonly kind: string;
  readonly code: string;
  readonly version: number;
  /** Of the event's configuration as a whole; grows with every version. */
  readonly revision?: number;
  /** What open pages load again. */
  readonly refreshes: readonly string[];
}

/** Sent when an event's channel opens: a page compares it with its own revision to notice a missed publish. */
export interface ChannelOpened {
  readonly revision?: number;
}

/** The live messages by name (spec §4 "Live workshop events", §7 "Real-time"). */
export interface LiveMessages {
  ConfigurationPublished: ConfigurationPublished;
  EventUpdated: { readonly type: 'schedule' | 'location' };
  SeatsChanged: { readonly seats: readonly SessionSeats[] };
  /** The changed availability of offers in a document; the codes of products are those of their variants. */
  OffersChanged: {
    /** Absent in recordings from before other kinds were told: `choice`. */
    readonly kind?: 'choice' | 'variant' | 'activity';
    readonly offers: string;
    readonly left: readonly OfferLeft[];
  };
  'reserved-workshop': SessionNews;
  'reserve-cancel': SessionNews;
  /** These waitlists moved: reload. */
  WaitlistMoved: { readonly lines: readonly string[] };
  /** A group's members changed: reload. */
  GroupChanged: { readonly group_code: string };
  /** A registration was paid for by its group, removed from it, or cancelled: reload. */
  RegistrationChanged: { readonly code: string };
  /** An application was decided, withdrawn or paid: reload. */
  ApplicationChanged: { readonly code: string };
  /** Something that an event’s overview counts has changed: reload. */
  DeskChanged: { readonly at: string };
  /** A draft of the site was saved: reload. */
  DraftChanged: { readonly at: string };
}
export type LiveMessage = keyof LiveMessages;

/** The item that a waitlist is for: a place of the event, a track, a day or a flow, or an item that a form chooses. */
export interface WaitlistLine {
  readonly kind: 'event' | 'track' | 'day' | 'flow' | 'session' | 'choice' | 'variant' | 'activity';
  readonly item: string;
}

/** The name of a line of the waitlist. */
export const waitlistLine = ({ kind, item }: WaitlistLine): string => `${kind}/${item}`;

interface OfClient {
  readonly client_code: string;
  readonly event_code: string;
}

/** The public channel on which an event's changes are told. */
export function eventChannel(eventCode: string): string {
  return `event.${eventCode}`;
}

/** The private channel of one registration: a workshop of theirs is full. */
export function workshopReservedChannel({ client_code, event_code }: OfClient, code: string): string {
  return `workshop-reserved.${client_code}.${event_code}.${code}`;
}

/** The private channel of an event's registrants: a workshop is available again. */
export function workshopReserveCancelChannel({ client_code, event_code }: OfClient): string {
  return `workshop-reserve-cancel.${client_code}.${event_code}`;
}

/** The private channel of one group, for its contact. */
export function groupChannel({ client_code, event_code }: OfClient, group_code: string): string {
  return `group.${client_code}.${event_code}.${group_code}`;
}

/** The private channel of an organizer’s session, by the event’s code among organizers. */
export function organizerChannel(event: string, session: string): string {
  return `organizer.${event}.${session}`;
}

/** The presence channel of the organizers who have a registration, group or application open. */
export function dossierChannel(event: string, code: string): string {
  return `dossier.${event}.${code}`;
}

/** The presence channel of the organizers who have a draft of the site open. */
export function draftChannel(event: string, draft: string): string {
  return `draft.${event}.${draft}`;
}

/** The private channel of an application. */
export function applicationChannel(
  { client_code, event_code }: OfClient,
  { flow, code }: { readonly flow: string; readonly code: string },
): string {
  return `application.${flow}.${client_code}.${event_code}.${code}`;
}
