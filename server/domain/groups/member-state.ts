import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { GroupMember } from '#engine/contract/group-view.ts';
import { attendeeName } from '#server/receipts/attendee-name.ts';
import type { Member, MemberRow } from './members.ts';

/** A ready member's submission, and until when seats wait for the payment. */
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

/** Reads a member's submission; undefined if they are not ready. */
export function readySubmission({ readyAt, submission }: MemberRow): ReadySubmission | undefined {
  return readyAt && submission ? Value.Parse(ReadySubmission, submission) : undefined;
}

/** A member's state at a time: after too long, a ready member has to submit again. */
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

/** A member's name: their own, otherwise the one in the invitation. */
export function nameOf({ registration, name, emailTyped }: Member): string {
  const own = registration && attendeeName(registration);
  return own ?? (name || (registration?.emailTyped ?? emailTyped));
}
