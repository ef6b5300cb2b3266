import { CODE_STATES } from '#engine/contract/desk-values.ts';
import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { CODE_KINDS, type CodeFilter } from './use-codes.ts';

type CodeFiltersProps = {
  readonly filter: CodeFilter;
  readonly batches: readonly { readonly batch: string; readonly codes: number }[];
  readonly onChange: (changed: { readonly [Name in 'kind' | 'state' | 'batch']?: string }) => void;
};

/** Narrows the codes by kind, state and batch. */
export function CodeFilters({ filter, batches, onChange }: CodeFiltersProps) {
  const t = useDeskTexts();
  const selects = [
    {
      name: 'kind',
      label: t('codes.kind'),
      options: CODE_KINDS.map((value) => ({ value, label: t(`codes.kinds.${value}`) })),
    },
    {
      name: 'state',
      label: t('codes.state'),
      options: CODE_STATES.map((value) => ({ value, label: t(`codes.states.${value}`) })),
    },
    {
      name: 'batch',
      label: t('codes.batch'),
      options: batches.map(({ batch, codes }) => ({
        value: batch,
        label: t('codes.batch_option', { batch, codes }),
      })),
    },
  ] as const;
  return (
    <div className="dk-row dk-code-filters">
      {selects
        .filter(({ options }) => options.length > 0)
        .map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={filter[name] ?? ''}
            onChange={(value) => onChange({ [name]: value })}
          >
            <option value="">{t('list.any')}</option>
            {options.map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </SelectField>
        ))}
    </div>
  );
}
