import type { AuditChange } from '#engine/contract/audit.ts';
import type { Database } from '#server/database/database.ts';
import { auditEntry } from '#server/database/schema.ts';
import type { Organizer } from '#server/organizers/organizer.ts';

/** Who made a change, as an entry has it. */
export type Actor = Pick<typeof auditEntry.$inferInsert, 'actor' | 'actorKind'> & {
  readonly eventCode: string;
  readonly ip: string;
};

/** The organizer who made a change, their IP address, and the call. */
export type Author = {
  readonly eventCode: string;
  readonly organizer: Organizer;
  readonly ip: string;
  readonly action: string;
};

/** What was written: the code or address that it is about, each value that changed, and why if a reason was asked. */
export type Written = {
  readonly subject?: string;
  readonly changes?: readonly AuditChange[];
  readonly reason?: string;
};

/** The address of an organizer, the name of a program's token, or empty for the installation's token. */
export function nameOf(organizer: Organizer): string {
  return organizer.kind === 'person' ? organizer.email : organizer.kind === 'token' ? organizer.name : '';
}

/** An organizer as entries name them. */
export function actorOf(organizer: Organizer): Pick<Actor, 'actor' | 'actorKind'> {
  // A link opens no call that writes.
  return { actor: nameOf(organizer), actorKind: organizer.kind === 'link' ? 'root' : organizer.kind };
}

/** The longest value in an entry, in characters. */
const LONGEST = 500;

/** Adds an entry to the audit log, in the transaction of the write that it is about. */
export async function writeAudit(
  tx: Database,
  { eventCode, organizer, ip, action }: Author,
  written: Written,
): Promise<void> {
  await writeAuditOf(tx, { eventCode, ip, ...actorOf(organizer) }, action, written);
}

/** The same for someone who is no longer there, as when a job acts for them. */
export async function writeAuditOf(
  tx: Database,
  actor: Actor,
  action: string,
  { subject = '', changes = [], reason = '' }: Written,
): Promise<void> {
  await tx.insert(auditEntry).values({
    eventCode: actor.eventCode,
    actor: actor.actor,
    actorKind: actor.actorKind,
    ip: actor.ip,
    action,
    subject: subject.slice(0, LONGEST),
    changes: changes.map(({ what, was, is }) => ({
      what,
      ...(was !== undefined && { was: was.slice(0, LONGEST) }),
      ...(is !== undefined && { is: is.slice(0, LONGEST) }),
    })),
    reason: reason.slice(0, 2 * LONGEST),
  });
}
