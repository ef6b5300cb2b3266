import { inArray, sql } from 'drizzle-orm';
import type { FeedEntry } from '#engine/contract/overview.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import {
  cancellation,
  dossier,
  invoice,
  payment,
  refund,
  type WaitlistKind,
  waitlistEntry,
} from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { awaitedName } from '#server/inventory/item-name.ts';
import { isCharged, isPaidInvoice, isRefunded } from '../counted-money.ts';
import { groupNames } from '../group-names.ts';
import { listedDossier } from '../listed-dossier.ts';

/** Entries of a feed. */
const MOST = 30;

type Happened = {
  readonly kind: 'submitted' | Exclude<FeedEntry['kind'], 'registered' | 'applied'>;
  readonly at: string;
  readonly dossier_id: string | null;
  readonly amount: number | null;
  readonly waits_for: string | null;
  readonly name: string | null;
};

/** What has just happened at an event, newest first. */
export async function readFeed(
  db: Database,
  configuration: ConfigurationStore,
  eventCode: string,
): Promise<FeedEntry[]> {
  const happened = await newest(db, eventCode);
  const ids = [...new Set(happened.flatMap(({ dossier_id }) => dossier_id ?? []))];
  const rows = ids.length === 0 ? [] : await selectDossiers(db).where(inArray(dossier.id, ids));
  const groups = await groupNames(db, ids);
  const known = new Map(
    rows.map((row) => [row.id, listedDossier(configuration, row, { group: groups.get(row.id) })]),
  );
  return happened.map(({ kind, at, dossier_id, amount, waits_for, name }) => {
    const of = dossier_id === null ? undefined : known.get(dossier_id);
    return {
      at: new Date(at).toISOString(),
      kind: kind === 'submitted' ? (isOfApplications(of?.flow ?? '') ? 'applied' : 'registered') : kind,
      code: of?.code ?? '',
      flow: of?.flow ?? '',
      name: of?.name || name?.trim() || '',
      ...(amount !== null && { amount }),
      ...(waits_for !== null && { item: waitedFor(configuration, eventCode, waits_for) }),
    };
  });
}

/** The newest of each kind from its index, and of those the newest of all; a charge comes after the submission it pays for. */
async function newest(db: Database, eventCode: string): Promise<Happened[]> {
  const { rows } = await db.execute<Happened>(sql`
    select kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, dossier_id, amount, waits_for, name
    from (
      (select 'submitted' as kind, ${dossier.submittedAt} as at, ${dossier.id} as dossier_id, null::int as amount,
        null as waits_for, null as name, 0 as rank
        from ${dossier} where ${dossier.eventCode} = ${eventCode} and ${dossier.submittedAt} is not null
        order by ${dossier.submittedAt} desc limit ${MOST})
      union all
      (select 'paid', ${payment.updatedAt}, ${payment.dossierId}, ${payment.amount}, null, null, 1
        from ${payment} where ${payment.eventCode} = ${eventCode} and ${isCharged}
        order by ${payment.updatedAt} desc limit ${MOST})
      union all
      (select 'paid', ${invoice.paidAt}, ${invoice.dossierId}, (${invoice.quote} ->> 'total')::int, null, null, 1
        from ${invoice} where ${invoice.eventCode} = ${eventCode} and ${isPaidInvoice} and ${invoice.paidAt} is not null
        order by ${invoice.paidAt} desc limit ${MOST})
      union all
      (select 'cancelled', ${cancellation.cancelledAt}, ${dossier.id}, null, null, null, 2
        from ${cancellation} inner join ${dossier} on ${dossier.id} = ${cancellation.dossierId}
        where ${dossier.eventCode} = ${eventCode} and ${dossier.status} = 'Cancelled'
        order by ${cancellation.cancelledAt} desc limit ${MOST})
      union all
      (select 'refunded', ${refund.createdAt},
        coalesce(${refund.dossierId}, (select ${payment.dossierId} from ${payment} where ${payment.id} = ${refund.paymentId})),
        ${refund.amount}, null, null, 3
        from ${refund} where ${refund.eventCode} = ${eventCode} and ${isRefunded}
        order by ${refund.createdAt} desc limit ${MOST})
      union all
      (select 'waiting', ${waitlistEntry.createdAt}, ${waitlistEntry.dossierId}, null,
        ${waitlistEntry.kind} || '/' || ${waitlistEntry.item}, ${waitlistEntry.firstName} || ' ' || ${waitlistEntry.lastName}, 0
        from ${waitlistEntry} where ${waitlistEntry.eventCode} = ${eventCode}
        order by ${waitlistEntry.place} desc limit ${MOST})
    ) as happened order by happened.at desc, rank desc limit ${MOST}`);
  return rows;
}

function waitedFor(configuration: ConfigurationStore, eventCode: string, named: string): Text {
  const [kind = '', ...rest] = named.split('/');
  const item = rest.join('/');
  const of = kind as WaitlistKind;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  switch (of) {
    case 'event':
      return event?.name ?? eventCode;
    case 'flow':
      return configuration.current(eventCode, 'flow', item)?.document.label ?? item;
    default:
      return awaitedName(configuration, eventCode, { kind: of, item });
  }
}
