import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** Changes of a form, in words. */
export function ChangeList({ changes }: { changes: readonly ConfigurationChange[] }) {
  const { t } = useTranslation('registration');
  const text = useText();
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ form_type, path, change, label }) => (
        <li key={`${form_type} ${path} ${change}`}>{t(`changes.${change}`, { label: text(label) })}</li>
      ))}
    </ul>
  );
}
