import type { PossibleDecision } from '#engine/contract/desk.ts';
import { ORGANIZER_DECISIONS } from '#engine/event/documents/flow/decision.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { standsAlready, whyNotDecide } from '#server/applications/may-decide.ts';
import { invoicesPaidByHand, openInvoicesOf, printedNumbers } from '#server/billing/invoice-rows.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { chargesOf, leftOf } from '#server/refunds/refund-left.ts';

/** What organizers may decide about a dossier, and what declining it brings; undefined if there is nothing to decide. */
export async function possibleDecision(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<PossibleDecision | undefined> {
  const flow = flowOf(configuration, row)?.document;
  if (!flow) return undefined;
  const may = ORGANIZER_DECISIONS.filter(
    (wish) => !whyNotDecide(flow, row, wish) && !standsAlready(row.decision, wish),
  );
  if (may.length === 0) return undefined;
  const voids = printedNumbers(await openInvoicesOf(db, row.id));
  const by_hand = printedNumbers(await invoicesPaidByHand(db, row.id));
  return {
    may,
    confirms: isYes(flow.decision?.confirm) ? 'Y' : 'N',
    back: leftOf(await chargesOf(db, row.id)),
    ...(voids && { voids }),
    ...(by_hand && { by_hand }),
  };
}
