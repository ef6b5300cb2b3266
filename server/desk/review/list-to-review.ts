import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ReviewedApplication, ReviewState } from '#engine/contract/desk-review.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { afterKey, keyOf, type Order, orderOf, pageOf } from '#server/database/keyset.ts';
import { dossier } from '#server/database/schema.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';

const PAGE = 50;

/** Those who sent theirs first are answered first. */
const ORDER: Order = {
  by: [{ value: sql`coalesce(${dossier.submittedAt}, to_timestamp(0))`, as: 'time' }],
  id: dossier.id,
  direction: 'asc',
};

const IN_STATE: Readonly<Record<ReviewState, SQL | undefined>> = {
  open: or(isNull(dossier.decision), eq(dossier.decision, 'in_review')),
  accepted: inArray(dossier.decision, ['accepted', 'confirmed']),
  declined: eq(dossier.decision, 'declined'),
};

type ReviewFilter = {
  readonly flow?: string | undefined;
  readonly state: ReviewState;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
};

type ReviewList = {
  flows: { code: string; label: Text; open: number }[];
  rows: ReviewedApplication[];
  total: number;
  next?: string;
};

/** A page of an event's submitted applications in a state, and its flows with how many are open in each. */
export async function listToReview(
  db: Database,
  configuration: Pick<ConfigurationStore, 'list'>,
  eventCode: string,
  { flow, state, after }: ReviewFilter,
): Promise<ReviewList> {
  const flows = decidedFlows(configuration, eventCode);
  const codes = flows.map(({ code }) => code);
  if (codes.length === 0) return { flows: [], rows: [], total: 0 };
  const inFlows = (names: readonly string[], wanted: ReviewState) =>
    and(
      eq(dossier.eventCode, eventCode),
      inArray(dossier.flow, [...names]),
      eq(dossier.status, 'Submitted'),
      IN_STATE[wanted],
    );
  const open = await db
    .select({ flow: dossier.flow, open: count() })
    .from(dossier)
    .where(inFlows(codes, 'open'))
    .groupBy(dossier.flow);
  const matches = inFlows(flow === undefined ? codes : codes.filter((each) => each === flow), state);
  const [counted] = await db.select({ total: count() }).from(dossier).where(matches);
  const keys = await db
    .select({ id: dossier.id, key: keyOf(ORDER) })
    .from(dossier)
    .where(and(matches, afterKey(ORDER, after)))
    .orderBy(...orderOf(ORDER))
    .limit(PAGE + 1);
  const { page, ...next } = pageOf(keys, PAGE);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectDossiers(db).where(inArray(dossier.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    flows: flows.map(({ code, label }) => ({
      code,
      label,
      open: open.find((each) => each.flow === code)?.open ?? 0,
    })),
    rows: ids.flatMap((id) => {
      const row = byId.get(id);
      const of = flows.find(({ code }) => code === row?.flow);
      return row && of ? [reviewedApplication(of, row)] : [];
    }),
    total: counted?.total ?? 0,
    ...next,
  };
}

/** The flows of an event whose applications are decided on. */
export const decidedFlows = (
  configuration: Pick<ConfigurationStore, 'list'>,
  eventCode: string,
): FlowDocument[] =>
  configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'flow' && document.decision ? [document] : []));

/** An application as reviewers see it. */
export function reviewedApplication(flow: FlowDocument, row: DossierRow): ReviewedApplication {
  return {
    code: row.code,
    flow: row.flow,
    name: applicationName(flow, row) ?? '',
    submitted_at: (row.submittedAt ?? row.createdAt).toISOString(),
    ...(row.decision && { decision: row.decision }),
  };
}
