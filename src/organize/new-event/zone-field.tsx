import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type ZoneFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
};

/** One of the time zones that the browser knows, or the one that is chosen. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const t = useDeskTexts();
  const zones = [...new Set([value, ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return (
    <SelectField label={t('new_event.timezone')} value={value} error={error} onChange={onChange}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}
