import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { savedValues } from '#server/domain/saved-values.ts';
import { prepareForm } from '#server/domain/served-forms.ts';
import { membershipRules } from './membership-rules.ts';

/**
 * A registration as if its membership step had been gone on from with what is typed into it: what it owes so far is
 * told by that. What is submitted and paid is counted from checked answers alone.
 */
export async function withMembershipDraft(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<DossierRow> {
  const formType = membershipRules(configuration, row.eventCode)?.document.form_type;
  const form = formType === undefined ? undefined : prepareForm(configuration, row.eventCode, formType);
  if (formType === undefined || !form) return row;
  const typed = await savedValues(db, row, formType);
  // What is left of a question that is not asked any more decides nothing.
  const { values } = form.check(typed.values, form.contextOf(row));
  return { ...row, answers: { ...row.answers, [formType]: values } };
}
