import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { eventSchemaQuery } from '../site-queries.ts';

interface SchemaChoiceProps {
  readonly id: string;
  /** Code of the filter whose values are to choose from. */
  readonly filter: string;
}

/** What the workshops are told apart by, in one filter; nothing where there is no such filter. */
export function SchemaChoice({ id, filter }: SchemaChoiceProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  const { data } = useQuery(eventSchemaQuery(useCall()));
  const entries = (data?.workshops ?? []).filter((entry) => entry.filter === filter);
  const [first] = entries;
  if (!first) return null;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {text(first.filter_name)}
      </label>
      <select
        id={id}
        className="control"
        name="schema"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{t('any')}</option>
        {entries.map(({ code, name }) => (
          <option key={code} value={code}>
            {text(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
