import type { PickedKind } from '#engine/field-types/definition.ts';
import { findDefinition } from '#engine/field-types/registry.ts';
import type { Values } from '#engine/values/form-store.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from './dossier-row.ts';
import { type HoldRow, holdsOf, isHeld } from './inventory/holds.ts';
import { splitVariantItem } from './inventory/limits.ts';
import { scheduleOf } from './schedule/schedule-index.ts';

type Holder = Pick<DossierRow, 'id' | 'eventCode'>;

/**
 * The answers of a form with those of its pickers replaced by what the registration really holds, in the shapes of
 * `engine/field-types/pickers.ts`: whatever the browser says of seats, the server's word counts.
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
  const holds = await holdsOf(db, row.id);
  const picked = fields.map(
    ({ code, kind }) => [code, pickedOf(kind, configuration, row, holds, now)] as const,
  );
  return { ...answers, ...Object.fromEntries(picked) };
}

/** Whether seats are picked in a form. */
export function picksSeats(configuration: ConfigurationStore, eventCode: string, formType: string): boolean {
  return pickersOf(configuration, eventCode, formType).some(({ kind }) => kind === 'session');
}

type Picker = { code: string; kind: PickedKind };

function pickersOf(configuration: ConfigurationStore, eventCode: string, formType: string): Picker[] {
  const form = configuration.current(eventCode, 'form', formType)?.document;
  const fields = form?.sections.flatMap((section) => section.fields) ?? [];
  return fields.flatMap((field) => {
    const kind = findDefinition(field)?.picks;
    return kind ? [{ code: field.code, kind }] : [];
  });
}

function pickedOf(
  picked: PickedKind,
  configuration: ConfigurationStore,
  { eventCode }: Holder,
  holds: readonly HoldRow[],
  now: Date,
): object[] {
  switch (picked) {
    case 'session': {
      const sessions = scheduleOf(configuration, eventCode)?.sessions;
      // A seat that has been freed is somebody else's to pick.
      const own = holds.filter(
        (each) => each.kind === 'session' && (each.state === 'reserved' || isHeld(each, now)),
      );
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
    // Pieces and persons whose hold has ended stay picked: they are asked for anew at submit.
    case 'variant':
      return holds.flatMap(({ kind, item, quantity }) => {
        const [product_code, variant_code] = splitVariantItem(item);
        return kind === 'variant' ? [{ product_code, variant_code, qty: quantity }] : [];
      });
    case 'activity':
      return holds.flatMap(({ kind, item, quantity }) =>
        kind === 'activity' ? [{ activity_code: item, quantity }] : [],
      );
    default:
      return picked satisfies never;
  }
}
