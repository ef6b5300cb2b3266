import type { AuditChange } from '#engine/contract/audit.ts';
import type { Database } from '#server/database/database.ts';
import { auditEntry } from '#server/database/schema.ts';
import type { Organizer } from '#server/organizers/organizer.ts';

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

/** The longest value in an entry, in characters. */
const LONGEST = 500;

/** Adds an entry to the audit log, in the transaction of the write that it is about. */
export async function writeAudit(
  tx: Database,
  { eventCode, organizer, ip, action }: Author,
  { subject = '', changes = [], reason = '' }: Written,
): Promise<void> {
  const actor = nameOf(organizer);
  await tx.insert(auditEntry).values({
    eventCode,
    actor,
    // A link opens no call that writes.
    actorKind: organizer.kind === 'link' ? 'root' : organizer.kind,
    ip,
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
