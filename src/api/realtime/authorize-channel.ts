import { groupToken, registrationToken } from '#src/api/token.ts';
import { channelToken } from './channel-tokens.ts';

const ORGANIZERS = '/api/broadcasting/organizer';

/** Where a socket is let onto private channels (spec §7 "Real-time"). */
export const AUTHORIZATION = '/api/broadcasting/auth';

/** The signature that opens a channel; of a presence channel also the member, as JSON. */
type Allowed = { readonly auth: string; readonly channel_data?: string };

/**
 * Authorizes a socket for a private channel with its stored token, a group contact's or a registrant's; an organizer's
 * by the cookie of their session.
 */
export async function authorize(socketId: string, channelName: string): Promise<Allowed> {
  const tokens = channelName.startsWith('private-group.') ? groupToken : registrationToken;
  const token = channelToken(channelName) ?? tokens.read() ?? '';
  const isOrganizer = /^(private-organizer|presence-dossier|presence-draft)\./.test(channelName);
  const answer = await fetch(isOrganizer ? ORGANIZERS : AUTHORIZATION, {
    method: 'POST',
    headers: isOrganizer ? {} : { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
  });
  if (!answer.ok) throw new Error(`${channelName} is not open to this visitor: ${answer.status}`);
  return (await answer.json()) as Allowed;
}
