import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const Member = Type.Object({
  user_id: Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Number()]),
  user_info: Type.Optional(Type.Unknown()),
});
/** A member of a presence channel: the application's id and data. */
export type Member = Omit<Static<typeof Member>, 'user_id'> & { user_id: string };

/** Reads a member from a subscription's `channel_data`; undefined if invalid. */
export function readMember(channelData: unknown): Member | undefined {
  const member = parse(channelData, Member);
  return member && { ...member, user_id: String(member.user_id) };
}

const User = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

/** Reads a user from `user_data`. */
export function readUser(userData: unknown): string | undefined {
  return parse(userData, User)?.id;
}

/** The members that connections make, each once however many connections they have. */
export function membersOf(
  connections: Iterable<{ memberOf(channel: string): Member | undefined }>,
  channel: string,
): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const connection of connections) {
    const member = connection.memberOf(channel);
    if (member) members.set(member.user_id, member);
  }
  return members;
}

/** The members' data for a new subscriber (Pusher protocol, "Presence channel events"). */
export function presenceData(members: ReadonlyMap<string, Member>) {
  return {
    presence: {
      count: members.size,
      ids: [...members.keys()],
      hash: Object.fromEntries([...members].map(([id, { user_info }]) => [id, user_info ?? null])),
    },
  };
}

function parse<Schema extends typeof Member | typeof User>(
  text: unknown,
  schema: Schema,
): Static<Schema> | undefined {
  try {
    return typeof text === 'string' ? Value.Parse(schema, JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
