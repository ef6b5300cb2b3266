import { rangeOf } from '#engine/event/documents/offers/schema.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { offerOf, splitVariantItem } from '#server/inventory/find-offers.ts';
import { type HoldRow, isLapsed, picksOf } from '#server/inventory/holds.ts';
import { amountOf } from '#server/inventory/offer-amount.ts';
import { isPickedIn, type PickerField, pickersOf } from '#server/prices/counts-in-flow.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';

type Holder = Pick<DossierRow, 'id' | 'eventCode' | 'status'>;

/**
 * A form's answers with those of pickers replaced by what the registration holds, in the shapes of
 * `engine/event/field-types/pickers.ts`: the server decides, whatever the browser sends.
 */
export async function withPicked(
  db: Database,
  configuration: ConfigurationStore,
  row: Holder,
  formType: string,
  answers: Values,
  now = new Date(),
): Promise<Values> {
  const fields = pickersOf(configuration, row.eventCode, formType);
  if (fields.length === 0) return answers;
  const holds = await picksOf(db, row);
  const picked = fields.map(
    (field) => [field.code, pickedOf(field, configuration, row, holds, now)] as const,
  );
  return { ...answers, ...Object.fromEntries(picked) };
}

/** Whether seats are picked in a form. */
export function picksSeats(configuration: ConfigurationStore, eventCode: string, formType: string): boolean {
  return pickersOf(configuration, eventCode, formType).some(({ kind }) => kind === 'session');
}

/** A picker's answer, made of what is held; products and participants with a lapsed hold are included. */
export function pickedOf(
  field: PickerField,
  configuration: ConfigurationStore,
  { eventCode }: Pick<Holder, 'eventCode'>,
  holds: readonly HoldRow[],
  now: Date,
): object[] {
  switch (field.kind) {
    case 'session': {
      const sessions = scheduleOf(configuration, eventCode)?.sessions;
      // A released seat is available to others.
      const own = holds.filter((each) => each.kind === 'session' && !isLapsed(each, now));
      return own.flatMap(({ item }) => {
        const session = sessions?.get(item)?.session;
        if (!session) return [];
        const { workshops_session_code, workshops_schedule_code, workshops_code } = session;
        const { workshops_schedule_start, workshops_schedule_end } = session;
        return {
          workshops_session_code,
          workshops_schedule_code,
          workshops_code,
          workshops_schedule_start,
          workshops_schedule_end,
        };
      });
    }
    // Lapsed products and participants stay selected and are requested again on submission.
    case 'variant':
      return holds.flatMap(({ kind, item, quantity }) => {
        const [product_code, variant_code] = splitVariantItem(item);
        return kind === 'variant' ? [{ product_code, variant_code, qty: quantity }] : [];
      });
    case 'activity':
      return holds.flatMap(({ kind, item, quantity }) =>
        kind === 'activity' ? [{ activity_code: item, quantity }] : [],
      );
    case 'choice':
      return holds
        .filter((each) => isPickedIn(field, each))
        .flatMap((held) => {
          const found = offerOf(configuration, eventCode, { kind: 'choice', item: held.item });
          if (!found) return [];
          const range = rangeOf(found.offer);
          const said = range && { amount: amountOf(found.offer, held), ...range };
          return [{ offer: found.offer.code, quantity: held.quantity, ...said }];
        });
    // Codes are applied outside of any form.
    case 'discount':
      return [];
    default:
      return field.kind satisfies never;
  }
}
