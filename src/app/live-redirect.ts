import type { Event } from '#engine/contract/event.ts';
import { plainHost } from '#engine/event/addresses/host-name.ts';
import { isYes } from '#engine/form/field/flag.ts';

type Here = Pick<Location, 'protocol' | 'host'>;

/** Where a test domain that is not testable sends its visitors (spec §4); undefined for any other. */
export function liveRedirectOf(
  event: Pick<Event, 'test_domain' | 'testable' | 'live_domain'>,
  here: Here,
): string | undefined {
  const domain = event.live_domain;
  if (!isYes(event.test_domain) || isYes(event.testable) || domain === undefined) return undefined;
  // Only a host: a document must not send visitors to a script or a path of its own making; nor to itself, for ever.
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain) || plainHost(domain) === plainHost(here.host)) return undefined;
  return `${here.protocol}//${domain}/`;
}
