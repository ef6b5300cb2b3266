import { dossierChannel, draftChannel, organizerChannel } from '#engine/contract/live-messages.ts';
import type { Permission } from '#engine/contract/roles.ts';

const SHARED: readonly {
  readonly prefix: (event: string) => string;
  readonly rest: RegExp;
  readonly permission: Permission;
}[] = [
  {
    prefix: (event) => `presence-${dossierChannel(event, '')}`,
    rest: /^[A-Z0-9-]{1,20}$/,
    permission: 'registrations',
  },
  {
    prefix: (event) => `presence-${draftChannel(event, '')}`,
    rest: /^[0-9a-f-]{36}$/,
    permission: 'content',
  },
];

/** The permission that an organizer of an event needs for a channel of the desk; undefined for any other channel. */
export function channelPermission(channel: string, event: string, session: string): Permission | undefined {
  if (channel === `private-${organizerChannel(event, session)}`) return 'registrations';
  return SHARED.find(({ prefix, rest }) => {
    const start = prefix(event);
    return channel.startsWith(start) && rest.test(channel.slice(start.length));
  })?.permission;
}
