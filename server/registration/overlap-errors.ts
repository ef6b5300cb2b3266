import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { overlapsAmong } from '#server/items/overlap.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { countsInFlow, isPickedIn, pickersOf } from '#server/prices/counts-in-flow.ts';

/** Errors of a form by field. */
export type FormErrors = Readonly<Record<string, string[]>>;

/**
 * Finds items of a draft that clash since they were held, and returns form errors at a field where one of them can be
 * replaced.
 */
export async function overlapErrors(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  language: Locale,
): Promise<(formType: string) => FormErrors> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event || row.status !== 'Not Submitted') return () => ({});
  const held = (await holdsOf(db, row.id)).filter(countsInFlow(configuration, row));
  const overlaps = overlapsAmong(configuration, event, held);
  return (formType) => {
    const pickers = overlaps.length === 0 ? [] : pickersOf(configuration, row.eventCode, formType);
    const messages = pickers.map(
      (picker) =>
        [
          picker.code,
          overlaps
            .filter(({ item }) => isPickedIn(picker, item))
            .map(({ names }) => inEveryLanguage('picks.sameTime', names)[language]),
        ] as const,
    );
    return Object.fromEntries(messages.filter(([, said]) => said.length > 0));
  };
}
