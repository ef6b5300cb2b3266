import type { HeldItem } from '#engine/event/cart/booked.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { type HoldRow, holdsOf, isHeld, windowOf } from '#server/inventory/holds.ts';
import { itemName } from '#server/inventory/item-name.ts';
import { countsInFlow, isPickedIn, pickersOf } from '#server/prices/counts-in-flow.ts';

/** What a draft holds, in the order of its steps, each with the time when its hold expires. */
export async function heldItems(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): Promise<HeldItem[]> {
  if (row.status !== 'Not Submitted') return [];
  const rows = (await holdsOf(db, row.id)).filter(countsInFlow(configuration, row));
  const capOf = (kind: HoldRow['kind']) =>
    windowOf(
      rows.filter((each) => each.kind === kind),
      event,
      now,
    ).cap;
  const held = rows.flatMap((own) => {
    const { kind, item, quantity, heldUntil } = own;
    if (kind === 'discount') return [];
    const step = stepOf(configuration, row, own);
    const until = isHeld(own, now) ? heldUntil : null;
    const cap = capOf(kind);
    return {
      at: step?.at ?? 0,
      kind: bookedKind[kind],
      item,
      name: itemName(configuration, row.eventCode, own),
      quantity,
      ...(step && { step: step.code }),
      ...(until && { until: until.toISOString() }),
      ...(until && until < cap && { extendable_until: cap.toISOString() }),
    };
  });
  return held.toSorted((a, b) => a.at - b.at).map(({ at: _, ...item }) => item);
}

/** The step where an item is chosen, and its position in the flow. */
function stepOf(
  configuration: ConfigurationStore,
  row: DossierRow,
  held: HoldRow,
): { code: string; at: number } | undefined {
  const flow = flowOf(configuration, row)?.document;
  const steps = flow ? formStepsInFlow(configuration, flow, row) : [];
  const at = steps.findIndex(({ form_type }) =>
    pickersOf(configuration, row.eventCode, form_type).some((picker) => isPickedIn(picker, held)),
  );
  const code = steps[at]?.code;
  return code === undefined ? undefined : { code, at };
}
