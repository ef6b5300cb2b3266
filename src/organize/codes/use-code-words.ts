import type { ListedCode } from '#engine/contract/desk-codes.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents, formatPercent } from '#engine/form/format/money.ts';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** How a code reads in the page's language; `memberships` names the membership types. */
export function useCodeWords(memberships: readonly { readonly code: string; readonly label: Text }[]) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { tracks } = useEvent();
  const nameOf = (named: Text | undefined, code: string) => resolveText(named, locale) || code;
  return {
    /** What it takes off; undefined if nothing. */
    off: ({ percent, amount }: Pick<ListedCode, 'percent' | 'amount'>) =>
      percent === undefined
        ? amount === undefined
          ? undefined
          : formatCents(amount, locale)
        : formatPercent(percent / 100, locale),
    fees: (categories: ListedCode['categories']) =>
      categories === undefined
        ? t('codes.off_everything')
        : formatList(
            categories.map((each) => t(`overview.categories.${each}`)),
            locale,
          ),
    audience: ({ track, membership, conditional }: ListedCode): string => {
      if (isYes(conditional)) return t('codes.conditional');
      const parts = [
        ...(track === undefined ? [] : [nameOf(tracks.find(({ code }) => code === track)?.name, track)]),
        ...(membership === undefined
          ? []
          : [nameOf(memberships.find(({ code }) => code === membership)?.label, membership)]),
      ];
      return parts.length === 0 ? t('codes.everyone') : parts.join(', ');
    },
    days: ({ from, until }: ListedCode): string => {
      const day = (date: string) => formatDate(date, locale);
      if (from && until) return t('codes.from_until', { from: day(from), until: day(until) });
      if (from) return t('codes.from', { day: day(from) });
      return until ? t('codes.until', { day: day(until) }) : t('codes.always');
    },
  };
}
