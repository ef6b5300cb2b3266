import { flowPages } from '#engine/event/addresses/flow-pages.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { AwaitedStock } from '#server/inventory/inventory-lock.ts';
import { awaitedName } from '#server/inventory/item-name.ts';
import { wordIn } from '#server/languages/words.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import type { WaitlistRow } from './entries.ts';
import { waitGoesOn } from './item-rules.ts';

/** What happened to an entry. */
export type WaitlistNews =
  | { readonly kind: 'joined'; readonly position: number }
  | {
      readonly kind: 'offered';
      readonly until: Date;
      readonly isReserved?: boolean;
      /** What it costs in cents before tax; of a place, the least. */
      readonly price?: number | undefined;
    }
  | { readonly kind: 'reminded'; readonly until: Date }
  | { readonly kind: 'declined' | 'expired' };

interface MailParts {
  readonly event: EventDocument;
  readonly configuration: Pick<ConfigurationStore, 'current'>;
  readonly link: EventLink;
  /** The dossier that waits for an item, and its page; undefined for a place. */
  readonly holder?: (Pick<DossierRow, 'status' | 'decision'> & { readonly page: `/${string}` }) | undefined;
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
    case 'flow':
      return placeContent(parts, entry, news);
    case 'track':
    case 'day':
      return entry.dossierId === null
        ? placeContent(parts, entry, news)
        : itemContent(parts, entry.kind, entry, news);
    case 'event':
      return placeContent(parts, entry, news);
    case 'session':
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
    /** The sentence about a price; empty if there is none. */
    costs: (word: 'costs' | 'costsFrom', price = 0) =>
      price > 0 ? wordIn(`waitlist.${word}`, locale, { amount: formatCents(price, locale) }) : '',
  };
}

function placeContent(parts: MailParts, entry: WaitlistRow, news: WaitlistNews): Content | undefined {
  const { locale, event, page, moment, costs } = shared(parts, entry);
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
        : { template: 'waitlist-offer', values: { ...offered, price: costs('costsFrom', news.price) } };
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
      return {
        template: `waitlist-${outcome}`,
        values: { ...values, link: page(`/registration/start/waitlist${waitlistQuery(parts.event, entry)}`) },
      };
    }
    default:
      return news satisfies never;
  }
}

/** The query that names what an entry waits for on the page of the waitlist. */
function waitlistQuery({ tracks, days }: EventDocument, { kind, item }: WaitlistRow): `?${string}` | '' {
  if (kind === 'day') return days.some(({ code }) => code === item) ? `?day=${encodeURIComponent(item)}` : '';
  const track = tracks.find(({ code }) => code === item);
  return track ? `?track=${encodeURIComponent(track.seo)}` : '';
}

function itemContent(
  parts: MailParts,
  kind: AwaitedStock['kind'],
  entry: WaitlistRow,
  news: WaitlistNews,
): Content | undefined {
  const { locale, event, page, moment, costs } = shared(parts, entry);
  const { configuration, holder } = parts;
  if (!holder || !waitGoesOn(holder)) return undefined;
  const isSeat = kind === 'session';
  if (isSeat && !scheduleOf(configuration, entry.eventCode)?.sessions.has(entry.item)) return undefined;
  const awaited = { kind, item: entry.item };
  const name = resolveText(awaitedName(configuration, entry.eventCode, awaited), locale);
  const values = { event, link: page(holder.page) };
  const [seat, choice] = [
    { ...values, workshop: name },
    { ...values, choice: name },
  ];
  switch (news.kind) {
    case 'expired':
      return isSeat
        ? { template: 'seat-lapsed', values: seat }
        : { template: 'choice-lapsed', values: choice };
    case 'reminded': {
      const item = isSeat ? wordIn('waitlist.aSeat', locale, { workshop: name }) : name;
      return { template: 'offer-reminder', values: { ...values, item, until: moment(news.until) } };
    }
    case 'offered': {
      if (news.isReserved)
        return isSeat
          ? { template: 'seat-reserved', values: seat }
          : { template: 'choice-reserved', values: choice };
      const isSubmitted = holder.status === 'Submitted';
      const terms = { until: moment(news.until), price: costs('costs', news.price) };
      return isSeat
        ? { template: isSubmitted ? 'seat-offer-submitted' : 'seat-offer', values: { ...seat, ...terms } }
        : {
            template: isSubmitted ? 'choice-offer-submitted' : 'choice-offer',
            values: { ...choice, ...terms },
          };
    }
    case 'joined':
    case 'declined':
      return undefined;
    default:
      return news satisfies never;
  }
}
