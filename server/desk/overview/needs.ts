import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Need } from '#engine/contract/overview.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import {
  dossier,
  openPaymentStates,
  outboxMail,
  payment,
  refund,
  waitlistEntry,
} from '#server/database/schema.ts';

/** A payment that the bank has not answered for this long is stuck, in milliseconds. */
const STUCK = 10 * 60_000;

type Of = {
  readonly configuration: Pick<ConfigurationStore, 'list'>;
  readonly eventCode: string;
  readonly now: Date;
};

/** The condition for dossiers of an event that need an organizer: the list and the overview count by the same. */
export function hasNeed(need: Need, of: Of): SQL | undefined {
  const { eventCode } = of;
  switch (need) {
    case 'decide':
      return isUndecided(of);
    case 'payment':
      return sql`${dossier.id} in (select ${payment.dossierId} from ${payment} where ${isStuck(of)})`;
    case 'refund':
      // A failed refund is settled once its charge was refunded after it.
      return sql`${dossier.id} in (
        select coalesce(${refund.dossierId}, ${payment.dossierId})
        from ${refund} inner join ${payment} on ${payment.id} = ${refund.paymentId}
        where ${refund.eventCode} = ${eventCode} and ${refund.state} = 'failed' and not exists (
          select 1 from ${refund} as later where later.payment_id = ${payment.id}
            and later.state <> 'failed' and later.created_at > ${refund.createdAt}))`;
    case 'mail':
      // An address that was corrected has no failed mail, and one that got a later mail works again.
      return sql`(${dossier.eventCode}, ${dossier.emailTyped}) in (
        select ${outboxMail.eventCode}, ${outboxMail.recipient} from ${outboxMail}
        where ${outboxMail.eventCode} = ${eventCode} and ${outboxMail.state} = 'failed' and not exists (
          select 1 from ${outboxMail} as later where later.event_code = ${outboxMail.eventCode}
            and later.recipient = ${outboxMail.recipient} and later.created_at > ${outboxMail.createdAt}
            and later.state in ('sent', 'kept')))`;
    case 'waiting':
      return sql`${dossier.id} in (select ${waitlistEntry.dossierId} from ${waitlistEntry}
        where ${waitlistEntry.eventCode} = ${eventCode} and ${waitlistEntry.state} = 'waiting'
          and ${waitlistEntry.dossierId} is not null)`;
    default:
      return need satisfies never;
  }
}

/** Submitted applications of flows that are decided on, without a decision yet. */
export function isUndecided({ configuration, eventCode }: Of): SQL | undefined {
  const flows = configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'flow' && document.decision ? [document.code] : []));
  if (flows.length === 0) return sql`false`;
  return and(
    inArray(dossier.flow, flows),
    eq(dossier.status, 'Submitted'),
    or(isNull(dossier.decision), eq(dossier.decision, 'in_review')),
  );
}

/** Payments of an event that wait for the bank for too long. */
export function isStuck({ eventCode, now }: Of): SQL | undefined {
  return and(
    eq(payment.eventCode, eventCode),
    inArray(payment.state, [...openPaymentStates]),
    lt(payment.createdAt, new Date(now.getTime() - STUCK)),
  );
}

/** The condition for dossiers that have an item, or wait for it; `kind/item`. */
export function hasItem(eventCode: string, named: string): SQL {
  const [kind = '', ...rest] = named.split('/');
  const item = rest.join('/');
  return sql`(${dossier.id} in (
      select dossier_id from hold where event_code = ${eventCode} and kind = ${kind} and item = ${item}
        and state in ('held', 'reserved'))
    or ${dossier.id} in (
      select dossier_id from waitlist_entry where event_code = ${eventCode} and kind = ${kind} and item = ${item}
        and state in ('waiting', 'offered') and dossier_id is not null))`;
}
