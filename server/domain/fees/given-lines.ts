import type { FeeLine } from '#engine/contract/money.ts';
import { findDefinition } from '#engine/field-types/registry.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';

/** What the answers of these forms cost by themselves: what is given, field by field. */
export function givenLines(
  configuration: Pick<ConfigurationStore, 'current'>,
  { eventCode, answers }: Pick<DossierRow, 'eventCode' | 'answers'>,
  forms: readonly string[],
): FeeLine[] {
  return forms.flatMap((formType) => {
    const form = configuration.current(eventCode, 'form', formType)?.document;
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
