import { sql } from 'drizzle-orm';
import type { FlowCount, SignUps } from '#engine/contract/overview.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { cancellation, type DossierStatus, dossier } from '#server/database/schema.ts';

/** How many dossiers of a flow have a status and were submitted on a day; null for drafts. */
export type StatusCount = {
  readonly day: string | null;
  readonly flow: string;
  readonly status: DossierStatus;
  readonly count: number;
};
type Cancelled = { readonly day: string; readonly flow: string; readonly count: number };

/**
 * The day of an instant as the database counts days: its rules of a time zone can be newer than this Node's (decision
 * 97), which would put the last hour's sign-ups into tomorrow.
 */
export async function dayOf(db: Database, timezone: string, instant: Date): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select (${instant.toISOString()}::timestamptz at time zone ${timezone})::date::text as day`,
  );
  return rows[0]?.day ?? '';
}

/** Counts an event's dossiers by flow, status and day of submission, from the index `dossier_submitted` alone. */
export async function countDossiers(
  db: Database,
  eventCode: string,
  timezone: string,
): Promise<StatusCount[]> {
  const { rows } = await db.execute<StatusCount>(sql`
    select (${dossier.submittedAt} at time zone ${timezone})::date::text as day, ${dossier.flow} as flow,
      ${dossier.status} as status, count(*)::int as count
    from ${dossier} where ${dossier.eventCode} = ${eventCode} group by 1, 2, 3`);
  return rows;
}

/** Counts an event's cancellations and withdrawals by flow and day. */
export async function countCancelled(
  db: Database,
  eventCode: string,
  timezone: string,
): Promise<Cancelled[]> {
  const { rows } = await db.execute<Cancelled>(sql`
    select (${cancellation.cancelledAt} at time zone ${timezone})::date::text as day, ${dossier.flow} as flow,
      count(*)::int as count
    from ${cancellation} inner join ${dossier} on ${dossier.id} = ${cancellation.dossierId}
    where ${dossier.eventCode} = ${eventCode} and ${dossier.status} = 'Cancelled' group by 1, 2`);
  return rows;
}

/** Sign-ups and cancellations by day and flow, in the order of days. */
export function signUpsOf(counts: readonly StatusCount[], cancelled: readonly Cancelled[]): SignUps[] {
  const days = new Map<string, SignUps>();
  const on = (day: string, flow: string): SignUps => {
    const known = days.get(`${day} ${flow}`) ?? { day, flow, submitted: 0, cancelled: 0 };
    days.set(`${day} ${flow}`, known);
    return known;
  };
  for (const { day, flow, count } of counts) if (day !== null) on(day, flow).submitted += count;
  for (const { day, flow, count } of cancelled) on(day, flow).cancelled += count;
  return [...days.values()].sort((a, b) => compare(a.day, b.day) || compare(a.flow, b.flow));
}

/** What has become of each flow's dossiers, in the order of the flows' first sign-ups. */
export function flowCounts(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  counts: readonly StatusCount[],
): FlowCount[] {
  const flows = new Map<string, FlowCount>();
  for (const { flow, status, count } of counts) {
    const label = configuration.current(eventCode, 'flow', flow)?.document.label ?? flow;
    const known = flows.get(flow) ?? { flow, label, submitted: 0, drafts: 0, cancelled: 0 };
    flows.set(flow, known);
    if (status === 'Submitted') known.submitted += count;
    else if (status === 'Cancelled') known.cancelled += count;
    else known.drafts += count;
  }
  return [...flows.values()].sort((a, b) => b.submitted - a.submitted || compare(a.flow, b.flow));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
