import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { holdsOf, isLapsed } from '#server/inventory/holds.ts';
import { itemName } from '#server/inventory/item-name.ts';
import { overlapsAmong } from '#server/items/overlap.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { countsInFlow, isPickedIn, pickersOf } from '#server/prices/counts-in-flow.ts';

/** Errors of a form by field. */
export type FormErrors = Readonly<Record<string, string[]>>;

/**
 * Finds items of a draft that clash or have lapsed since they were held, and returns form errors at a field where they
 * can be chosen again.
 */
export async function itemErrors(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  language: Locale,
  now = new Date(),
): Promise<(formType: string) => FormErrors> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event || row.status !== 'Not Submitted') return () => ({});
  const held = (await holdsOf(db, row.id)).filter(countsInFlow(configuration, row));
  const problems = [
    ...overlapsAmong(configuration, event, held).map(({ item, names }) => ({
      item,
      message: inEveryLanguage('picks.sameTime', names),
    })),
    ...held
      .filter((each) => isLapsed(each, now))
      .map((item) => ({
        item,
        message: inEveryLanguage('picks.lapsed', { name: itemName(configuration, row.eventCode, item) }),
      })),
  ];
  return (formType) => {
    const pickers = problems.length === 0 ? [] : pickersOf(configuration, row.eventCode, formType);
    const messages = pickers.map(
      (picker) =>
        [
          picker.code,
          problems.filter(({ item }) => isPickedIn(picker, item)).map(({ message }) => message[language]),
        ] as const,
    );
    return Object.fromEntries(messages.filter(([, said]) => said.length > 0));
  };
}
