import type { Endpoint } from '#engine/contract/endpoint.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import type { Call } from './handlers.ts';
import { siteLink } from './site-link.ts';

type Asking = Pick<Call<Endpoint>, 'services' | 'request' | 'eventCode' | 'event' | 'language'>;

/** Has the codes of an address mailed to it, in the language asked for; of one that has submitted nothing, what it has `begun`. */
export async function requestCodes(
  { services, request, eventCode, event, language }: Asking,
  db: Database,
  email: string,
  asked: Locale | undefined,
  begun?: string,
): Promise<void> {
  const locale = asked ?? language;
  await services.codeMailer.request(db, {
    eventCode,
    eventName: resolveText(event.document.name, locale),
    email,
    locale,
    link: siteLink(services, request, locale, '/registration/manage'),
    ...(begun !== undefined && { begun }),
  });
}
