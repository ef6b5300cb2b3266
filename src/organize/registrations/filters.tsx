import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MONEY_STATES } from '#engine/contract/list-filter.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { NEEDS } from '#engine/contract/overview.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { FilterName, ListFilter } from './list-filter.ts';
import { useListOptions } from './use-list-options.ts';

type Choice = { readonly value: string; readonly label: string };
type FiltersProps = {
  readonly filter: ListFilter;
  readonly onChange: (name: FilterName, value: string) => void;
  readonly onClear: () => void;
};

/** What narrows the list, one select for each filter; those that are set can be removed at once. */
export function Filters({ filter, onChange, onClear }: FiltersProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { tracks, languages: spoken } = useEvent();
  const flows = useListOptions().data?.flows ?? [];
  const { repeat: _, ...tagQuery } = query(useCall(), api.deskActions.listTags, {});
  const tags = useQuery(tagQuery).data?.tags ?? (filter.tag ? [{ tag: filter.tag, count: 0 }] : []);
  const STATUSES = ['Submitted', 'Not Submitted', 'Cancelled'] as const;
  const choices: { name: FilterName; label: string; choices: readonly Choice[] }[] = [
    {
      name: 'status',
      label: t('list.status'),
      choices: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'flow',
      label: t('list.flow'),
      choices: [
        ...(['registration', 'group'] as const).map((value) => ({ value, label: t(`flows.${value}`) })),
        ...flows.map(({ code, label }) => ({ value: code, label: resolveText(label, locale) })),
      ],
    },
    {
      name: 'money',
      label: t('list.money'),
      choices: MONEY_STATES.map((value) => ({ value, label: t(`money_states.${value}`) })),
    },
    {
      name: 'track',
      label: t('list.track'),
      choices: tracks.map(({ code, name }) => ({ value: code, label: resolveText(name, locale) })),
    },
    {
      name: 'needs',
      label: t('list.needs'),
      choices: NEEDS.map((value) => ({ value, label: t(`needs.${value}`) })),
    },
    ...(filter.item === undefined
      ? []
      : [
          {
            name: 'item' as const,
            label: t('list.item'),
            choices: [{ value: filter.item, label: itemCode(filter.item) }],
          },
        ]),
    {
      name: 'locale',
      label: t('list.language'),
      choices: spoken.map((value) => ({ value, label: languages[value].name })),
    },
  ];
  if (tags.length > 0 || filter.tag)
    choices.push({
      name: 'tag',
      label: t('list.tag'),
      choices: tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
    });
  const isFiltered = choices.some(({ name }) => filter[name] !== undefined);
  return (
    <fieldset className="dk-filters">
      <legend className="dk-hidden">{t('list.filters')}</legend>
      {choices.map(({ name, label, choices: options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={filter[name] ?? ''}
          options={options}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      {isFiltered && (
        <button type="button" className="dk-link" onClick={onClear}>
          <Icon name="close" /> {t('list.clear')}
        </button>
      )}
    </fieldset>
  );
}

/** The item of `kind/item`, which a link from the overview names. */
const itemCode = (named: string): string => named.slice(named.indexOf('/') + 1) || named;

type FilterSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChange: (value: string) => void;
};

function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const t = useDeskTexts();
  const id = useId();
  return (
    <span className={value ? 'dk-chip dk-chip-on' : 'dk-chip'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('list.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
