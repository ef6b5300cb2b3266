import { useQuery } from '@tanstack/react-query';
import { MONEY_STATES, NEEDS } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { MODES } from '#engine/event/properties/modes.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useListOptions } from '../registration/use-list-options.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { FilterName } from './list-filter.ts';

export type Choice = { readonly value: string; readonly label: string };
export type FilterChoices = {
  readonly name: FilterName;
  readonly label: string;
  readonly choices: readonly Choice[];
};

const STATUSES = ['Submitted', 'Not Submitted', 'Cancelled'] as const;

/** The filters of the list with what each can be set to; those with nothing to choose are left out. */
export function useFilterChoices(): readonly FilterChoices[] {
  const t = useDeskTexts();
  const locale = useLocale();
  const { tracks, days, languages: spoken } = useEvent();
  const options = useListOptions().data;
  const { repeat: _, ...tagQuery } = query(useCall(), api.deskActions.listTags, {});
  const tags = useQuery(tagQuery).data?.tags ?? [];
  const all: Readonly<Record<FilterName, readonly Choice[]>> = {
    status: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
    flow: [
      ...(['registration', 'group'] as const).map((value) => ({ value, label: t(`flows.${value}`) })),
      ...(options?.flows ?? []).map(({ code, label }) => ({
        value: code,
        label: resolveText(label, locale),
      })),
    ],
    money: MONEY_STATES.map((value) => ({ value, label: t(`money_states.${value}`) })),
    track: tracks.map(({ code, name }) => ({ value: code, label: resolveText(name, locale) })),
    mode: MODES.map((value) => ({ value, label: t(`modes.${value}`) })),
    day: days.map(({ code, label }) => ({ value: code, label: resolveText(label, locale) || code })),
    membership: (options?.memberships ?? []).map(({ code, label }) => ({
      value: code,
      label: resolveText(label, locale) || code,
    })),
    item: (options?.items ?? []).map(({ item, label }) => ({
      value: item,
      label: resolveText(label, locale) || item,
    })),
    discount: (options?.discounts ?? []).map((value) => ({ value, label: value })),
    needs: NEEDS.map((value) => ({ value, label: t(`needs.${value}`) })),
    locale: spoken.map((value) => ({ value, label: languages[value].name })),
    tag: tags.map(({ tag, count }) => ({ value: tag, label: t('bulk.tag_count', { tag, count }) })),
  };
  return ORDER.map((name) => ({ name, label: t(`filters.${name}`), choices: all[name] }));
}

/** The order in the menu. */
const ORDER: readonly FilterName[] = [
  'status',
  'flow',
  'money',
  'track',
  'mode',
  'day',
  'membership',
  'item',
  'discount',
  'needs',
  'locale',
  'tag',
];
