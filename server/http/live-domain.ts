import { plainHost } from '#engine/event/addresses/host-name.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { hostnameOf } from './event-host.ts';
import { resolveConfiguredHost } from './event-hosts.ts';

type Sending = Pick<EventDocument, 'test_domain' | 'testable' | 'live_domain'>;

/**
 * The live domain to which a test domain redirects (spec §4): a host of an event document, so that no document
 * redirects off the site, which does not redirect itself, so that there is no loop.
 */
export function liveDomainOf(
  configuration: Pick<ConfigurationStore, 'eventCodes' | 'current'>,
  { live_domain }: Sending,
): string | undefined {
  if (live_domain === undefined) return undefined;
  const domain = plainHost(live_domain);
  const code = resolveConfiguredHost(configuration)(hostnameOf(domain));
  const target = code === undefined ? undefined : configuration.current(code, 'event', code)?.document;
  return target && !isLeft(target, domain) ? domain : undefined;
}

/** Whether visitors of this host are redirected. */
function isLeft({ test_domain, testable, live_domain }: Sending, host: string): boolean {
  return (
    isYes(test_domain) &&
    !isYes(testable ?? 'Y') &&
    live_domain !== undefined &&
    plainHost(live_domain) !== host
  );
}
