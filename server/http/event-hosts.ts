import { plainHost } from '#engine/event/addresses/host-name.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { ResolveHost } from './event-host.ts';

type Events = Pick<ConfigurationStore, 'eventCodes' | 'current'>;

/** The event of each host, for as long as no event document is published: every request asks several times. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** Finds the event of a host name in the hosts that the event documents name, as they are at that moment. */
export function resolveConfiguredHost(configuration: Events): ResolveHost {
  // The loopback address of IPv6 cannot be written as a host of a document.
  return (hostname) => eventsByHost(configuration).get(hostname === '[::1]' ? 'localhost' : hostname);
}

function eventsByHost(configuration: Events): ReadonlyMap<string, string> {
  const codes = configuration.eventCodes();
  const read = known.get(codes);
  if (read) return read;
  const events = new Map<string, string>();
  // The first event that names a host has it.
  for (const code of codes.toReversed())
    for (const host of configuration.current(code, 'event', code)?.document.hosts ?? [])
      events.set(plainHost(host), code);
  known.set(codes, events);
  return events;
}
