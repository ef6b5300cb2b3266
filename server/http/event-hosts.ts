import { plainHost } from '#engine/event/addresses/host-name.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { ResolveHost } from './event-host.ts';

/** Finds the event of a host name in the hosts that the event documents name, as they are at that moment. */
export function resolveConfiguredHost(
  configuration: Pick<ConfigurationStore, 'eventCodes' | 'current'>,
): ResolveHost {
  return (hostname) => {
    // The loopback address of IPv6 cannot be written as a host of a document.
    const host = hostname === '[::1]' ? 'localhost' : hostname;
    return configuration
      .eventCodes()
      .find((code) =>
        configuration.current(code, 'event', code)?.document.hosts.some((each) => plainHost(each) === host),
      );
  };
}
