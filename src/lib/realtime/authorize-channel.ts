import { groupToken, registrationToken, type TokenStore, tokenOfFlow } from '#src/api/token.ts';

/** Where a socket is let onto private channels (spec §7 "Real-time"). */
export const AUTHORIZATION = '/api/broadcasting/auth';

/** Whose token opens a private channel: a group's contact's, that of who has sent an application, else of who registers. */
function tokensOf(channelName: string): TokenStore {
  const [kind, flow = ''] = channelName.split('.');
  if (kind === 'private-group') return groupToken;
  return kind === 'private-application' ? tokenOfFlow(flow) : registrationToken;
}

/** Lets a socket onto a private channel by the token of whom it belongs to. */
export async function authorize(socketId: string, channelName: string): Promise<{ auth: string }> {
  const tokens = tokensOf(channelName);
  const answer = await fetch(AUTHORIZATION, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.read() ?? ''}` },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
  });
  if (!answer.ok) throw new Error(`${channelName} is not open to this visitor: ${answer.status}`);
  return (await answer.json()) as { auth: string };
}
