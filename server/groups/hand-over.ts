import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier, registrationGroup } from '#server/database/schema.ts';
import { revokeAccessTokens } from '#server/dossiers/access-token.ts';
import { type GroupRow, lockGroup } from '#server/dossiers/group-row.ts';
import { checkEmail, normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';

/** Transfers a group to another contact and ends its tokens. Returns the group before and after. */
export async function handOver(
  tx: Database,
  groupId: string,
  { name, email }: { name: string; email: string },
): Promise<{ before: GroupRow; after: GroupRow }> {
  checkEmail(email, 'group_contact_email');
  refuseAddresses({ group_contact_name: name });
  const before = await lockGroup(tx, groupId);
  const contact = {
    email: normalizeEmail(email),
    emailTyped: typedEmail(email),
    formerEmail: null,
    formerEmailTyped: null,
    addressHash: null,
  };
  const contactName = name.trim();
  await tx
    .update(dossier)
    .set({ ...contact, updatedAt: new Date() })
    .where(eq(dossier.id, groupId));
  await tx.update(registrationGroup).set({ contactName }).where(eq(registrationGroup.dossierId, groupId));
  await revokeAccessTokens(tx, groupId);
  return { before, after: { ...before, ...contact, contactName } };
}
