import type { GroupMember } from '#engine/contract/group-view.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { Member } from '#server/dossiers/group-members.ts';
import { readySubmission } from '#server/dossiers/ready-submission.ts';

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
