import type { Difference } from '#engine/contract/change.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { AmountTable } from './amount-table.tsx';

/** What a change costs or gives back, line by line. */
export function DifferenceTable({ preview }: { readonly preview: Difference }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { lines, taxes, kept, kept_tax = 0, difference } = preview;
  const money = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents, locale)}`;
  const rows = [
    ...lines.map(({ id, label, amount }) => ({ id, label: resolveText(label, locale), amount })),
    ...taxes.map(({ code, label, amount }) => ({
      id: `tax ${code}`,
      label: resolveText(label, locale),
      amount,
    })),
    { id: 'kept', label: t('act.change_kept'), amount: kept + kept_tax },
  ];
  return (
    <AmountTable
      caption={t('act.change_difference')}
      rows={rows
        .filter(({ amount }) => amount !== 0)
        .map(({ amount, ...row }) => ({ ...row, amount: money(amount) }))}
      total={money(difference)}
    />
  );
}
