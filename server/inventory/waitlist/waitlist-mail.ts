import type { EventDocument } from '#engine/configuration/event-document.ts';
import { flowPages } from '#engine/configuration/flow-pages.ts';
import { type Locale, localeIn, resolveText } from '#engine/configuration/text.ts';
import { formatMoment } from '#engine/format/moment.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { itemName } from '#server/inventory/item-name.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';
import { wordIn } from '#server/languages/words.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { WaitlistRow } from './entries.ts';

/**
 * Builds the address of a page of an event for a mail: at the origin where the registration was started, if that host
 * still serves the event, else at the event's first host.
 */
export type EventLink = (
  eventCode: string,
  locale: Locale,
  page: `/${string}`,
  origin: string | null,
) => string;

/** What happened to an entry. */
export type WaitlistNews =
  | { readonly kind: 'joined'; readonly position: number }
  | { readonly kind: 'offered'; readonly until: Date; readonly isReserved?: boolean }
  | { readonly kind: 'reminded'; readonly until: Date }
  | { readonly kind: 'declined' | 'expired' };

interface MailParts {
  readonly event: EventDocument;
  readonly configuration: Pick<ConfigurationStore, 'current'>;
  readonly link: EventLink;
  /** The dossier that waits for an item, and its page; undefined for a place. */
  readonly holder?: (Pick<DossierRow, 'status'> & { readonly page: `/${string}` }) | undefined;
}

/** The mail about an entry in its language; undefined for what no longer exists, or is not written about. */
export function waitlistMail(parts: MailParts, entry: WaitlistRow, news: WaitlistNews): Mail | undefined {
  const content = contentOf(parts, entry, news);
  return (
    content && {
      eventCode: entry.eventCode,
      recipient: entry.emailTyped,
      locale: localeIn(entry.locale),
      content,
    }
  );
}

type Content = Mail['content'];

function contentOf(parts: MailParts, entry: WaitlistRow, news: WaitlistNews): Content | undefined {
  switch (entry.kind) {
    case 'event':
    case 'track':
    case 'flow':
      return placeContent(parts, entry, news);
    case 'session':
      return seatContent(parts, entry, news);
    case 'choice':
    case 'variant':
    case 'activity':
      return itemContent(parts, entry.kind, entry, news);
    default:
      return entry.kind satisfies never;
  }
}

/** What every mail about an entry is written with. */
function shared({ event, link }: MailParts, entry: WaitlistRow) {
  const locale = localeIn(entry.locale);
  return {
    locale,
    event: resolveText(event.name, locale),
    page: (path: `/${string}`) => link(entry.eventCode, locale, path, entry.origin),
    moment: (at: Date) => formatMoment(at.toISOString(), locale, event.timezone),
  };
}

function placeContent(parts: MailParts, entry: WaitlistRow, news: WaitlistNews): Content | undefined {
  const { locale, event, page, moment } = shared(parts, entry);
  const isOfFlow = entry.kind === 'flow';
  const flow = isOfFlow
    ? parts.configuration.current(entry.eventCode, 'flow', entry.item)?.document
    : undefined;
  if (isOfFlow && !flow) return undefined;
  const label = resolveText(flow?.label, locale);
  const values = { name: entry.firstName, event };
  const status = `/registration/waitlist-success?entry=${entry.id}` as const;
  const begin = flow ? flowPages(flow.code).begin : ('/registration/start' as const);
  switch (news.kind) {
    case 'joined': {
      const joined = { ...values, position: String(news.position), link: page(status) };
      return isOfFlow
        ? { template: 'flow-place-joined', values: { ...joined, label } }
        : { template: 'waitlist-joined', values: joined };
    }
    case 'offered': {
      const offered = {
        ...values,
        until: moment(news.until),
        link: page(`${begin}?entry=${entry.id}`),
        decline: page(`${status}&decline=Y`),
      };
      return isOfFlow
        ? { template: 'flow-place-offer', values: { ...offered, label } }
        : { template: 'waitlist-offer', values: offered };
    }
    case 'reminded': {
      const item = flow ? wordIn('waitlist.aPlaceIn', locale, { label }) : wordIn('waitlist.aPlace', locale);
      const values = { event, item, until: moment(news.until), link: page(`${begin}?entry=${entry.id}`) };
      return { template: 'offer-reminder', values };
    }
    case 'declined':
    case 'expired': {
      const outcome = news.kind === 'declined' ? 'declined' : 'lapsed';
      if (isOfFlow)
        return { template: `flow-place-${outcome}`, values: { ...values, label, link: page(begin) } };
      const track = parts.event.tracks.find(({ code }) => code === entry.item);
      const query = track ? (`?track=${encodeURIComponent(track.seo)}` as const) : '';
      return {
        template: `waitlist-${outcome}`,
        values: { ...values, link: page(`/registration/start/waitlist${query}`) },
      };
    }
    default:
      return news satisfies never;
  }
}

function seatContent(parts: MailParts, entry: WaitlistRow, news: WaitlistNews): Content | undefined {
  const { locale, event, page, moment } = shared(parts, entry);
  const { configuration, holder } = parts;
  const title = scheduleOf(configuration, entry.eventCode)?.sessions.get(entry.item)?.session.workshops_title;
  if (!title || !holder || holder.status === 'Cancelled') return undefined;
  const values = { event, workshop: resolveText(title, locale), link: page(holder.page) };
  if (news.kind === 'expired') return { template: 'seat-lapsed', values };
  if (news.kind === 'reminded') {
    const { workshop, ...others } = values;
    const item = wordIn('waitlist.aSeat', locale, { workshop });
    return { template: 'offer-reminder', values: { ...others, item, until: moment(news.until) } };
  }
  if (news.kind !== 'offered') return undefined;
  if (news.isReserved) return { template: 'seat-reserved', values };
  return {
    template: holder.status === 'Submitted' ? 'seat-offer-submitted' : 'seat-offer',
    values: { ...values, until: moment(news.until) },
  };
}

function itemContent(
  parts: MailParts,
  kind: Item['kind'],
  entry: WaitlistRow,
  news: WaitlistNews,
): Content | undefined {
  const { locale, event, page, moment } = shared(parts, entry);
  const { configuration, holder } = parts;
  if (holder?.status !== 'Not Submitted') return undefined;
  const name = itemName(configuration, entry.eventCode, { kind, item: entry.item });
  const values = { event, choice: resolveText(name, locale), link: page(holder.page) };
  if (news.kind === 'expired') return { template: 'choice-lapsed', values };
  if (news.kind === 'reminded') {
    const { choice: named, ...others } = values;
    return { template: 'offer-reminder', values: { ...others, item: named, until: moment(news.until) } };
  }
  if (news.kind !== 'offered') return undefined;
  return { template: 'choice-offer', values: { ...values, until: moment(news.until) } };
}
