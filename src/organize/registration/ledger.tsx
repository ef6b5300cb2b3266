import type { LedgerLine } from '#engine/contract/desk.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

const sumOf = (lines: readonly LedgerLine[], name: 'charged' | 'paid') =>
  lines.reduce((sum, line) => sum + (line[name] ?? 0), 0);

/** Every charge and payment, what was owed after it, and what is owed now; `isShort` leaves days and balances out. */
export function Ledger({
  lines,
  isShort = false,
}: {
  readonly lines: readonly LedgerLine[];
  readonly isShort?: boolean;
}) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { shortDay } = useMoments();
  if (lines.length === 0) return <p className="dk-soft">{t('one.no_money')}</p>;
  const [charged, paid] = [sumOf(lines, 'charged'), sumOf(lines, 'paid')];
  const dayAt = (at: number) => {
    const line = lines[at];
    return line && shortDay(line.at);
  };
  const owedAt = (at: number) => {
    const until = lines.slice(0, at + 1);
    return sumOf(until, 'charged') - sumOf(until, 'paid');
  };
  const amount = (cents: number | undefined) => (cents === undefined ? '' : formatCents(cents, locale));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keyboard too
    <section className="dk-wide" tabIndex={0} aria-label={t('one.money')}>
      <table className="dk-ledger">
        <thead>
          <tr>
            {!isShort && <th scope="col">{t('one.day')}</th>}
            <th scope="col">{t('one.what')}</th>
            <th scope="col" className="dk-num">
              {t('one.charged')}
            </th>
            <th scope="col" className="dk-num">
              {t('one.paid')}
            </th>
            {!isShort && (
              <th scope="col" className="dk-num dk-balance">
                {t('one.owing')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ledger only grows, and its lines have no name
            <tr key={at}>
              {!isShort && <td className="dk-soft">{dayAt(at) === dayAt(at - 1) ? '' : dayAt(at)}</td>}
              <td>
                {resolveText(line.label, locale)}
                {line.detail && <span className="dk-soft"> {resolveText(line.detail, locale)}</span>}
                {line.why && (
                  <span className="dk-soft dk-small dk-block">
                    {t('owed.by', { name: line.by || t('audit.root'), why: line.why })}
                  </span>
                )}
                {line.state === 'pending' && <span className="dk-soft"> {t('one.pending')}</span>}
                {line.state === 'failed' && <span className="dk-bad"> {t('one.failed')}</span>}
              </td>
              <td className="dk-num">{amount(line.charged)}</td>
              <td className="dk-num">{amount(line.paid)}</td>
              {!isShort && <td className="dk-num dk-soft dk-balance">{amount(owedAt(at))}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={isShort ? 1 : 2}>
              {t('one.now')}
            </th>
            <td className="dk-num">{amount(charged)}</td>
            <td className="dk-num">{amount(paid)}</td>
            {!isShort && <td className="dk-num dk-balance">{amount(charged - paid)}</td>}
          </tr>
          <tr>
            <th scope="row" colSpan={isShort ? 2 : 3}>
              {t('one.owing')}
            </th>
            <td className={charged > paid ? 'dk-num dk-bad' : 'dk-num'}>{amount(charged - paid)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
