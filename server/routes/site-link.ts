import type { FastifyRequest } from 'fastify';
import { localePrefix } from '#engine/configuration/locale-prefix.ts';
import type { Locale } from '#engine/configuration/text.ts';
import { resolveConfiguredHost } from '#server/configuration/event-hosts.ts';
import { hostnameOf } from '#server/http/event-host.ts';
import type { Services } from '#server/services.ts';

/**
 * The address of a page of this event for a mail: under the public address if that one serves the event, else under
 * the host of the request, which is one that an event document names.
 */
export function siteLink(
  { publicUrl, configuration }: Pick<Services, 'publicUrl' | 'configuration'>,
  request: FastifyRequest,
  locale: Locale,
  page: `/${string}`,
): string {
  const resolve = resolveConfiguredHost(configuration);
  const isOurs = publicUrl && resolve(hostnameOf(new URL(publicUrl).host)) === request.eventCode;
  const base = isOurs ? publicUrl : `${request.protocol}://${request.host}`;
  const event = configuration.current(request.eventCode, 'event', request.eventCode)?.document;
  return new URL(localePrefix(locale, event?.language) + page, base).href;
}
