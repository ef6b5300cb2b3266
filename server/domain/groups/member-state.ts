import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { GroupMember } from '#engine/contract/group-view.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import type { Member, MemberRow } from './members.ts';

/** What is kept of a member who is ready: what they submitted, and until when their seats wait for the payment. */
export const ReadySubmission = Type.Object({
  answers: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  configurationVersions: Type.Record(Type.String(), Type.Integer()),
  timezone: Type.Union([Type.String(), Type.Null()]),
  locale: Type.String(),
  link: Type.String(),
  returnUrl: Type.String(),
  readyUntil: Type.String(),
});
export type ReadySubmission = Static<typeof ReadySubmission>;

/** Reads what a member has submitted; undefined for one who is not ready. */
export function readySubmission({ readyAt, submission }: MemberRow): ReadySubmission | undefined {
  return readyAt && submission ? Value.Parse(ReadySubmission, submission) : undefined;
}

/** How far a member is, at an instant: who was ready too long ago has to submit once more. */
export function stateOf(member: Member, now = new Date()): GroupMember['state'] {
  const { state, registration } = member;
  if (registration?.status === 'Cancelled') return 'cancelled';
  if (state !== 'joined') return state;
  if (!registration) return 'left';
  if (registration.status === 'Submitted') return 'paid';
  const ready = readySubmission(member);
  return ready && new Date(ready.readyUntil) > now ? 'ready' : 'started';
}

/** Whether the group has still to pay for a member, and waits for them until then. */
export function isAwaited(state: GroupMember['state']): boolean {
  return state === 'invited' || state === 'started' || state === 'ready';
}

/** What a member is called: as they say themselves, else as they were invited. */
export function nameOf({ registration, name, emailTyped }: Member): string {
  const own = registration && attendeeName(registration);
  return own ?? (name || (registration?.emailTyped ?? emailTyped));
}
