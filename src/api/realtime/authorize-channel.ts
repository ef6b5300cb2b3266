import { groupToken, registrationToken } from '#src/api/token.ts';
import { channelToken } from './channel-tokens.ts';

const ORGANIZERS = '/api/broadcasting/organizer';

/** Where a socket is let onto private channels (spec §7 "Real-time"). */
export const AUTHORIZATION = '/api/broadcasting/auth';

/**
 * Authorizes a socket for a private channel with its stored token, a group contact's or a registrant's; an organizer's
 * by the cookie of their session.
 */
export async function authorize(socketId: string, channelName: string): Promise<{ auth: string }> {
  const tokens = channelName.startsWith('private-group.') ? groupToken : registrationToken;
  const token = channelToken(channelName) ?? tokens.read() ?? '';
  const isOrganizer = channelName.startsWith('private-organizer.');
  const answer = await fetch(isOrganizer ? ORGANIZERS : AUTHORIZATION, {
    method: 'POST',
    headers: isOrganizer ? {} : { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
  });
  if (!answer.ok) throw new Error(`${channelName} is not open to this visitor: ${answer.status}`);
  return (await answer.json()) as { auth: string };
}
