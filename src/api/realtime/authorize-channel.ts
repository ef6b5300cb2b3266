import { groupToken, registrationToken } from '#src/api/token.ts';
import { channelToken } from './channel-tokens.ts';

/** Where a socket is let onto private channels (spec §7 "Real-time"). */
export const AUTHORIZATION = '/api/broadcasting/auth';

/** Authorizes a socket for a private channel with its stored token: a group contact's or a registrant's. */
export async function authorize(socketId: string, channelName: string): Promise<{ auth: string }> {
  const tokens = channelName.startsWith('private-group.') ? groupToken : registrationToken;
  const token = channelToken(channelName) ?? tokens.read() ?? '';
  const answer = await fetch(AUTHORIZATION, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
  });
  if (!answer.ok) throw new Error(`${channelName} is not open to this visitor: ${answer.status}`);
  return (await answer.json()) as { auth: string };
}
