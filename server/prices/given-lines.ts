import type { FeeLine } from '#engine/contract/money.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { formsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** The amounts that answers add by themselves: donations, by field. */
export function givenLines(configuration: Pick<ConfigurationStore, 'current'>, row: DossierRow): FeeLine[] {
  const { answers } = countedAnswers(configuration, row);
  return formsInFlow(configuration, row).flatMap((formType) => {
    const form = configuration.current(row.eventCode, 'form', formType)?.document;
    const fields = form?.sections.flatMap((section) => section.fields) ?? [];
    return fields.flatMap((field) =>
      (findDefinition(field)?.owes?.(answers[formType]?.[field.code], field) ?? []).map(
        ({ id, label, detail, amount }): FeeLine => ({
          id: `given-${formType}-${id}`,
          category: 'donation',
          label,
          ...(detail !== undefined && { detail }),
          amount,
        }),
      ),
    );
  });
}
