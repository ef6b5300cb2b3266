import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { membershipOf } from '#server/answers/membership-of.ts';
import type { Database } from '#server/database/database.ts';
import { countedDossier, dossier } from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { membershipTypeOf } from '#server/membership/membership-rules.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import type { FilteredEvent } from './filtered-event.ts';

/** Dossiers that are counted at once; other calls have their turn in between. */
const TURN = 200;

/** The condition for registrations with a type of membership, as of the last count. */
export const hasMembership = ({ eventCode }: FilteredEvent, type: string) =>
  sql`${dossier.id} in (select ${countedDossier.dossierId} from ${countedDossier}
    where ${countedDossier.eventCode} = ${eventCode} and ${countedDossier.type} = ${type})`;

/**
 * Works out which answers count, and the memberships, of dossiers that have changed since, or whose event's documents
 * have; stops after `deadline`, and the next call goes on there.
 */
export async function countDossiers(db: Database, of: FilteredEvent, deadline?: Date): Promise<void> {
  const { configuration, eventCode } = of;
  const rules = rulesOf(of);
  // Not `<>`, which no index serves.
  const isOld = or(lt(countedDossier.rules, rules), gt(countedDossier.rules, rules));
  for (;;) {
    const counted = await db.transaction(async (tx) => {
      const old = await tx
        .select({ id: countedDossier.dossierId })
        .from(countedDossier)
        .where(and(eq(countedDossier.eventCode, eventCode), isOld))
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
        type: isRegistration(row) ? membershipTypeOf(membershipOf(configuration, row)) : '',
        answers: sql`dossier_answers(${JSON.stringify(countedAnswers(configuration, row).answers)}::jsonb)`,
        rules,
      }));
      if (values.length === 0) return 0;
      await tx
        .insert(countedDossier)
        .values(values)
        .onConflictDoUpdate({
          target: countedDossier.dossierId,
          set: { type: sql`excluded.type`, answers: sql`excluded.answers`, rules },
        });
      return values.length;
    });
    if (counted < TURN || (deadline && new Date() > deadline)) return;
    await setImmediate();
  }
}

/** The versions of the documents that decide what counts, as one text. */
function rulesOf({ configuration, eventCode }: FilteredEvent): string {
  const versions = configuration
    .list(eventCode)
    .filter(({ document: { kind } }) => ['membership', 'form', 'flow', 'event'].includes(kind))
    .map(({ document, version }) => `${document.kind}/${'code' in document ? document.code : ''}@${version}`);
  return sha256(versions.toSorted().join()).slice(0, 16);
}
