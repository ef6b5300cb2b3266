import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { CONDITION_OPERATORS, type Condition } from '#engine/form/field/condition.ts';
import { holds, operatorsOf } from '#engine/form/rules/condition.ts';
import { scopeOf } from '#server/answers/condition-scope.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import type { FilteredEvent } from './filtered-event.ts';

/** Registrations that are read at once; other calls have their turn in between. */
const TURN = 200;
/** How long a call counts, in milliseconds. */
const LONGEST = 2_000;

const KNOWN: ReadonlySet<string> = new Set(CONDITION_OPERATORS);

interface Counted {
  readonly holds?: number;
  readonly counted: number;
  readonly total: number;
}

/** Counts the registrations that a condition is true for, or the applications of the flows that have its form. */
export async function countCondition(
  db: Database,
  of: FilteredEvent,
  { condition: text, form }: { readonly condition: string; readonly form?: string | undefined },
  longest = LONGEST,
): Promise<Counted> {
  const { configuration, eventCode } = of;
  const counts = and(
    eq(dossier.eventCode, eventCode),
    ne(dossier.status, 'Cancelled'),
    inArray(dossier.flow, flowsOf(of, form)),
  );
  const [found] = await db.select({ total: sql<number>`count(*)::integer` }).from(dossier).where(counts);
  const total = found?.total ?? 0;
  const condition = conditionIn(text);
  if (condition === undefined) return { counted: 0, total };
  const deadline = Date.now() + longest;
  let after: string | undefined;
  let counted = 0;
  let met = 0;
  do {
    const rows = await selectDossiers(db)
      .where(and(counts, after === undefined ? undefined : gt(dossier.id, after)))
      .orderBy(asc(dossier.id))
      .limit(TURN);
    for (const row of rows) {
      const scope = scopeOf(configuration, row);
      const own = form === undefined ? {} : scope.answers[form];
      if (holds(condition, { ...own, ...scope })) met += 1;
    }
    counted += rows.length;
    after = rows.at(-1)?.id;
    if (rows.length < TURN) break;
    await setImmediate();
  } while (Date.now() < deadline);
  return { holds: met, counted, total };
}

/** The flows with a step of a form; the registration’s for none of its own. */
function flowsOf({ configuration, eventCode }: FilteredEvent, form: string | undefined): string[] {
  const flows = configuration.list(eventCode).flatMap(({ document }) => {
    if (document.kind !== 'flow') return [];
    return document.steps.some(({ form_type }) => form_type === form) ? [document.code] : [];
  });
  return form === undefined || flows.length === 0 ? [registrationFlow] : flows;
}

/** A condition that can be decided; undefined for any other text. */
function conditionIn(text: string): Condition | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'boolean' && (typeof read !== 'object' || read === null)) return undefined;
    return operatorsOf(read).every((operator) => KNOWN.has(operator)) ? (read as Condition) : undefined;
  } catch {
    return undefined;
  }
}
