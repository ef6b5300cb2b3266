import type { EventDocument } from '#engine/configuration/event-document.ts';
import { type Locale, localeIn, resolveText, type Text } from '#engine/configuration/text.ts';
import { formatMoment } from '#engine/format/moment.ts';
import type { waitlistEntry } from '#server/database/schema.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { Joined } from './place-line.ts';

/** Who waits, as it is stored. */
export type WaitlistRow = typeof waitlistEntry.$inferSelect;

/**
 * The address of a page of an event for a mail: at the origin where what it is about was started, as long as that host
 * serves the event, else at the event's first host.
 */
export type EventLink = (
  eventCode: string,
  locale: Locale,
  page: `/${string}`,
  origin: string | null,
) => string;

/** The mail that tells who waits where it is seen how they stand; it alone tells who comes again their entry. */
export function joinedMail(event: EventDocument, { entry, position }: Joined, link: EventLink): Mail {
  const locale = localeOf(entry);
  return {
    ...addressed(entry),
    content: {
      template: 'waitlist-joined',
      values: {
        name: entry.firstName,
        event: resolveText(event.name, locale),
        position: String(position),
        link: link(entry.eventCode, locale, `/registration/waitlist-success?entry=${entry.id}`, entry.origin),
      },
    },
  };
}

/** The mail that offers a place until a moment, in the language of who waited. */
export function placeOfferMail(event: EventDocument, entry: WaitlistRow, until: Date, link: EventLink): Mail {
  const locale = localeOf(entry);
  return {
    ...addressed(entry),
    content: {
      template: 'waitlist-offer',
      values: {
        name: entry.firstName,
        event: resolveText(event.name, locale),
        until: formatMoment(until.toISOString(), locale, event.timezone),
        link: link(entry.eventCode, locale, `/registration/start?entry=${entry.id}`, entry.origin),
        decline: link(
          entry.eventCode,
          locale,
          `/registration/waitlist-success?entry=${entry.id}&decline=Y`,
          entry.origin,
        ),
      },
    },
  };
}

/** The mail that confirms that an offered place was declined, with the way back into the line. */
export function placeDeclinedMail(event: EventDocument, entry: WaitlistRow, link: EventLink): Mail {
  return {
    ...addressed(entry),
    content: { template: 'waitlist-declined', values: endedValues(event, entry, link) },
  };
}

/** The mail that tells that nobody took an offered place in time, with the way back into the line. */
export function placeLapsedMail(event: EventDocument, entry: WaitlistRow, link: EventLink): Mail {
  return {
    ...addressed(entry),
    content: { template: 'waitlist-lapsed', values: endedValues(event, entry, link) },
  };
}

function endedValues(event: EventDocument, entry: WaitlistRow, link: EventLink) {
  const locale = localeOf(entry);
  const track = event.tracks.find(({ code }) => code === entry.item);
  return {
    name: entry.firstName,
    event: resolveText(event.name, locale),
    link: link(
      entry.eventCode,
      locale,
      `/registration/start/waitlist${track ? `?track=${encodeURIComponent(track.seo)}` : ''}`,
      entry.origin,
    ),
  };
}

/** What a mail about a seat tells of. */
export type OfferedSeat = { title: Text; code: string; link: EventLink };

/** What came of a free seat: held until a moment for who registers, or has registered, or theirs for good. */
type SeatOutcome = { outcome: 'seat-offer' | 'seat-offer-submitted' | 'seat-reserved'; until: Date };

/** The mail that tells of a seat that came free. */
export function seatOfferMail(
  event: EventDocument,
  entry: WaitlistRow,
  seat: OfferedSeat,
  { outcome: template, until }: SeatOutcome,
): Mail {
  const values = seatValues(event, entry, seat);
  return {
    ...addressed(entry),
    content:
      template === 'seat-reserved'
        ? { template, values }
        : {
            template,
            values: { ...values, until: formatMoment(until.toISOString(), localeOf(entry), event.timezone) },
          },
  };
}

/** The mail that tells that nobody took an offered seat in time. */
export function seatLapsedMail(event: EventDocument, entry: WaitlistRow, seat: OfferedSeat): Mail {
  return {
    ...addressed(entry),
    content: { template: 'seat-lapsed', values: seatValues(event, entry, seat) },
  };
}

function seatValues(event: EventDocument, entry: WaitlistRow, { title, code, link }: OfferedSeat) {
  const locale = localeOf(entry);
  return {
    event: resolveText(event.name, locale),
    workshop: resolveText(title, locale),
    link: link(entry.eventCode, locale, `/registration/manage?code=${code}`, entry.origin),
  };
}

/** What a mail about something offered tells of, and where it is chosen. */
export type OfferedChoice = { name: Text; page: `/${string}`; link: EventLink };

/** The mail that tells that something offered came free and is kept until a moment. */
export function choiceOfferMail(
  event: EventDocument,
  entry: WaitlistRow,
  choice: OfferedChoice,
  until: Date,
): Mail {
  const values = {
    ...choiceValues(event, entry, choice),
    until: formatMoment(until.toISOString(), localeOf(entry), event.timezone),
  };
  return { ...addressed(entry), content: { template: 'choice-offer', values } };
}

/** The mail that tells that nobody chose in time what was kept for them. */
export function choiceLapsedMail(event: EventDocument, entry: WaitlistRow, choice: OfferedChoice): Mail {
  return {
    ...addressed(entry),
    content: { template: 'choice-lapsed', values: choiceValues(event, entry, choice) },
  };
}

function choiceValues(event: EventDocument, entry: WaitlistRow, { name, page, link }: OfferedChoice) {
  const locale = localeOf(entry);
  return {
    event: resolveText(event.name, locale),
    choice: resolveText(name, locale),
    link: link(entry.eventCode, locale, page, entry.origin),
  };
}

/** Whom a mail about an entry goes to, and in which language. */
export function addressed(entry: WaitlistRow): Omit<Mail, 'content'> {
  return { eventCode: entry.eventCode, recipient: entry.emailTyped, locale: localeOf(entry) };
}

/** The language of who waits. */
export function localeOf({ locale }: WaitlistRow): Locale {
  return localeIn(locale);
}
