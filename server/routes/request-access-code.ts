import type { Endpoint } from '#engine/contract/endpoint.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { Call } from './handlers.ts';

type Asking = Pick<Call<Endpoint>, 'services' | 'eventCode' | 'event' | 'language'> & {
  readonly body: { readonly email: string; readonly locale?: Locale };
};

/** Has a code to sign in with mailed to an address that has a registration, in the language asked for. */
export async function requestAccessCode({
  services,
  eventCode,
  event,
  body,
  language,
}: Asking): Promise<void> {
  const locale = body.locale ?? language;
  const eventName = resolveText(event.document.name, locale);
  await services.accessCodeMailer.request(services.db, { eventCode, eventName, email: body.email, locale });
}
