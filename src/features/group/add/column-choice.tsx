import { useId } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { COLUMN_ROLES, type ColumnRole } from './list-columns.ts';
import type { PeopleListed } from './parse-people.ts';

interface ColumnChoiceProps {
  readonly columns: NonNullable<PeopleListed['columns']>;
  readonly onChoose: (roles: readonly ColumnRole[]) => void;
}

/** What the columns of a pasted table are taken for, to be corrected. */
export function ColumnChoice({ columns: { roles, samples }, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation('group');
  const id = useId();
  return (
    <fieldset className="group-column-choice">
      <legend>{t('add.columns')}</legend>
      {roles.map((role, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={at}>
          <label htmlFor={`${id}-${at}`} className="small">
            {samples[at] || t('add.columnNumber', { number: at + 1 })}
          </label>
          <select
            id={`${id}-${at}`}
            className="control"
            value={role}
            onChange={({ target: { value } }) => {
              const chosen = COLUMN_ROLES.find((each) => each === value) ?? 'none';
              onChoose(roles.map((other, place) => (place === at ? chosen : other)));
            }}
          >
            {COLUMN_ROLES.map((each) => (
              <option key={each} value={each}>
                {t(`add.roles.${each}`)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
