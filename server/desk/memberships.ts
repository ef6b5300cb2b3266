import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { membershipOf } from '#server/answers/membership-of.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, dossierMembership } from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { membershipTypeOf } from '#server/membership/membership-rules.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import type { FilteredEvent } from './filtered-event.ts';

/** Registrations that are decided at once; other calls have their turn in between. */
const TURN = 200;

/** The condition for registrations with a type of membership, as of the last decision. */
export const hasMembership = ({ eventCode }: FilteredEvent, type: string) =>
  sql`${dossier.id} in (select ${dossierMembership.dossierId} from ${dossierMembership}
    where ${dossierMembership.eventCode} = ${eventCode} and ${dossierMembership.type} = ${type})`;

/** Decides the memberships of registrations whose answers, or whose event's documents, have changed since. */
export async function decideMemberships(db: Database, of: FilteredEvent): Promise<void> {
  const { configuration, eventCode } = of;
  const rules = rulesOf(of);
  const isOld = or(isNull(dossierMembership.rules), ne(dossierMembership.rules, rules));
  for (;;) {
    const decided = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: dossier.id })
        .from(dossier)
        .leftJoin(dossierMembership, eq(dossierMembership.dossierId, dossier.id))
        .where(and(eq(dossier.eventCode, eventCode), eq(dossier.flow, registrationFlow), isOld))
        .orderBy(asc(dossier.id))
        .limit(TURN);
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      // Locked, so that a trigger deletes what a change makes wrong meanwhile.
      const rows = await selectDossiers(tx)
        .where(sql`${dossier.id} = any(${sql.param(ids)}::uuid[])`)
        .orderBy(asc(dossier.id))
        .for('share', { of: dossier });
      const values = rows.map((row) => ({
        dossierId: row.id,
        eventCode,
        type: membershipTypeOf(membershipOf(configuration, row)),
        rules,
      }));
      if (values.length === 0) return 0;
      await tx
        .insert(dossierMembership)
        .values(values)
        .onConflictDoUpdate({
          target: dossierMembership.dossierId,
          set: { type: sql`excluded.type`, rules },
        });
      return values.length;
    });
    if (decided < TURN) return;
    await setImmediate();
  }
}

/** The versions of the documents that decide memberships, as one text. */
function rulesOf({ configuration, eventCode }: FilteredEvent): string {
  const versions = configuration
    .list(eventCode)
    .filter(({ document: { kind } }) => ['membership', 'form', 'flow', 'event'].includes(kind))
    .map(({ document, version }) => `${document.kind}/${'code' in document ? document.code : ''}@${version}`);
  return sha256(versions.toSorted().join()).slice(0, 16);
}
