import { resolveText, type Text } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { SelectField } from '../../shell/select-field.tsx';

type ReasonChoiceProps = {
  readonly label: string;
  /** What stands for no reason. */
  readonly none: string;
  readonly reasons: readonly { readonly id: string; readonly name: Text }[];
  readonly value: string;
  readonly onChange: (reason: string) => void;
};

/** The reasons of the cancellation policy; nothing if it has none. */
export function ReasonChoice({ label, none, reasons, value, onChange }: ReasonChoiceProps) {
  const locale = useLocale();
  if (reasons.length === 0) return null;
  return (
    <SelectField label={label} value={value} onChange={onChange}>
      <option value="">{none}</option>
      {reasons.map((option) => (
        <option key={option.id} value={option.id}>
          {resolveText(option.name, locale)}
        </option>
      ))}
    </SelectField>
  );
}
