import { sql } from 'drizzle-orm';
import type { Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hold, type InventoryKind, waitlistEntry } from '#server/database/schema.ts';
import { isAwaitable } from '#server/inventory/inventory-lock.ts';
import { itemName } from '#server/inventory/item-name.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';

type Configured = Pick<ConfigurationStore, 'current' | 'list'>;

/** The types of membership that an event's rules decide. */
export function membershipTypes(configuration: Configured, eventCode: string) {
  const rules = membershipRules(configuration, eventCode)?.document;
  return (rules?.types ?? []).map(({ type, label }) => ({ code: type, label }));
}

/** What people of an event have or wait for, and the discount codes that they use. */
export async function pickedItems(
  db: Database,
  configuration: Configured,
  eventCode: string,
): Promise<{ items: { item: string; label: Text }[]; discounts: string[] }> {
  const { rows } = await db.execute<{ kind: InventoryKind; item: string }>(sql`
    select kind, item from ${hold} where event_code = ${eventCode} and state in ('held', 'reserved')
    union
    select kind, item from ${waitlistEntry} where event_code = ${eventCode} and state in ('waiting', 'offered')
    order by kind, item limit 2000`);
  return {
    items: rows.flatMap(({ kind, item }) =>
      isAwaitable(kind)
        ? [{ item: `${kind}/${item}`, label: itemName(configuration, eventCode, { kind, item }) }]
        : [],
    ),
    discounts: rows.flatMap(({ kind, item }) => (kind === 'discount' ? [item] : [])),
  };
}
