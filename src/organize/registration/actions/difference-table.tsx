import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { Preview } from './change-choice.ts';

/** What a change costs or gives back, line by line. */
export function DifferenceTable({ preview }: { readonly preview: Preview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { lines, taxes, kept, kept_tax = 0, difference } = preview;
  const money = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents, locale)}`;
  const rows: readonly (readonly [string, string, number])[] = [
    ...lines.map(({ id, label, amount }) => [id, resolveText(label, locale), amount] as const),
    ...taxes.map(({ code, label, amount }) => [`tax ${code}`, resolveText(label, locale), amount] as const),
    ...(kept > 0 ? [['kept', t('act.change_kept'), kept + kept_tax] as const] : []),
  ];
  return (
    <table className="dk-ledger">
      <caption className="dk-hidden">{t('act.change_difference')}</caption>
      <tbody>
        {rows
          .filter(([, , amount]) => amount !== 0)
          .map(([id, label, amount]) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className="dk-num">{money(amount)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('act.change_difference')}</th>
          <td className="dk-num">{money(difference)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
