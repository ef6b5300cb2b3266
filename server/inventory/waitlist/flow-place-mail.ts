import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import { flowPages } from '#engine/configuration/flow-pages.ts';
import { resolveText } from '#engine/configuration/text.ts';
import { formatMoment } from '#engine/format/moment.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { addressed, type EventLink, localeOf, type WaitlistRow } from './waitlist-mail.ts';

/** What is told of a place of a flow: where one stands in line, that one is kept, or that it is no longer. */
type Told =
  | { readonly template: 'flow-place-joined'; readonly position: number }
  | { readonly template: 'flow-place-offer'; readonly until: Date }
  | { readonly template: 'flow-place-declined' | 'flow-place-lapsed' };

/** What mails about places of a flow are made of. */
export type PlaceOfFlow = {
  readonly event: EventDocument;
  readonly flow: FlowDocument;
  readonly link: EventLink;
};

/** A mail about a place of a flow, in the language of who waits. */
export function flowPlaceMail({ event, flow, link }: PlaceOfFlow, entry: WaitlistRow, told: Told): Mail {
  const locale = localeOf(entry);
  const { begin } = flowPages(flow.code);
  const page = (path: `/${string}`) => link(entry.eventCode, locale, path, entry.origin);
  const standing = `/registration/waitlist-success?entry=${entry.id}` as const;
  const values = {
    name: entry.firstName,
    event: resolveText(event.name, locale),
    label: resolveText(flow.label, locale),
  };
  switch (told.template) {
    case 'flow-place-joined': {
      const joined = { ...values, position: String(told.position), link: page(standing) };
      return { ...addressed(entry), content: { template: told.template, values: joined } };
    }
    case 'flow-place-offer': {
      const offered = {
        ...values,
        until: formatMoment(told.until.toISOString(), locale, event.timezone),
        link: page(`${begin}?entry=${entry.id}`),
        decline: page(`${standing}&decline=Y`),
      };
      return { ...addressed(entry), content: { template: told.template, values: offered } };
    }
    case 'flow-place-declined':
    case 'flow-place-lapsed':
      return {
        ...addressed(entry),
        content: { template: told.template, values: { ...values, link: page(begin) } },
      };
    default:
      return told satisfies never;
  }
}
