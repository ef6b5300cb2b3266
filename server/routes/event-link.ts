import { localePrefix } from '#engine/configuration/locale-prefix.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { resolveConfiguredHost } from '#server/configuration/event-hosts.ts';
import type { EventLink } from '#server/domain/waitlist/waitlist-mail.ts';
import type { Environment } from '#server/environment.ts';
import { hostnameOf } from '#server/http/event-host.ts';

/**
 * The address of a page of an event for a mail that no request asked for: under the public address if that one serves
 * the event, else under the first host that the event document names.
 */
export function eventLink(
  configuration: ConfigurationStore,
  { PUBLIC_URL: publicUrl }: Pick<Environment, 'PUBLIC_URL'>,
  port: () => number,
): EventLink {
  return (eventCode: string, locale: Locale, page) => {
    const resolve = resolveConfiguredHost(configuration);
    const isOurs = publicUrl && resolve(hostnameOf(new URL(publicUrl).host)) === eventCode;
    const document = configuration.current(eventCode, 'event', eventCode)?.document;
    const base = isOurs ? publicUrl : `http://${document?.hosts[0] ?? 'localhost'}:${port()}`;
    return new URL(localePrefix(locale, document?.language) + page, base).href;
  };
}
