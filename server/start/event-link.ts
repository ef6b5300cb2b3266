import { localePrefix } from '#engine/event/addresses/locale-prefix.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { hostnameOf } from '#server/http/event-host.ts';
import { resolveConfiguredHost } from '#server/http/event-hosts.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Environment } from '#server/settings/environment-variables.ts';

/**
 * Returns a function that creates links for emails: to the public address if it serves the event, otherwise to the
 * given origin if its host does, otherwise to the event document's first host.
 */
export function eventLink(
  configuration: Pick<ConfigurationStore, 'eventCodes' | 'current'>,
  { PUBLIC_URL: publicUrl }: Pick<Environment, 'PUBLIC_URL'>,
  port: () => number,
): EventLink {
  return (eventCode, locale, page, origin) => {
    const resolve = resolveConfiguredHost(configuration);
    const serves = (address: string) => resolve(hostnameOf(new URL(address).host)) === eventCode;
    const document = configuration.current(eventCode, 'event', eventCode)?.document;
    const base = [publicUrl, origin].find((address) => address && serves(address));
    return new URL(
      localePrefix(locale, document?.language) + page,
      base ?? firstOrigin(document?.hosts[0] ?? 'localhost', publicUrl, port()),
    ).href;
  };
}

/**
 * The origin of a host that has not been visited: a proxy in front of one event's public address serves all of them.
 */
function firstOrigin(host: string, publicUrl: string | undefined, port: number): string {
  if (publicUrl === undefined) return `http://${host}:${port}`;
  const { protocol, port: publicPort } = new URL(publicUrl);
  return `${protocol}//${host}${publicPort && `:${publicPort}`}`;
}
