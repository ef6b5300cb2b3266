/** Tokens by the private channel that they open, where another one may be current by the time that the socket is there. */
const held = new Map<string, string>();

/** Stores the token of a private channel; returns a function that forgets it. */
export function holdChannelToken(channel: string, token: string | undefined): () => void {
  const name = `private-${channel}`;
  if (token !== undefined) held.set(name, token);
  return () => held.delete(name);
}

/** The token that was kept for a private channel. */
export const channelToken = (name: string): string | undefined => held.get(name);
