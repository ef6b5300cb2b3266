import { Link } from 'react-router';
import type { ListedInvoice } from '#engine/contract/desk-invoices.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

/** Invoices with who pays them, when they are due and what has happened. */
export function InvoiceTable({ rows }: { readonly rows: readonly ListedInvoice[] }) {
  const t = useDeskTexts();
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('invoices.number')}</th>
            <th scope="col">{t('invoices.payer')}</th>
            <th scope="col" className="dk-num">
              {t('invoices.total')}
            </th>
            <th scope="col">{t('invoices.due')}</th>
            <th scope="col">
              <span className="dk-hidden">{t('invoices.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <InvoiceRow key={row.number} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvoiceRow({ row }: { readonly row: ListedInvoice }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { day } = useMoments();
  const path = dossierPath(locale, row.code);
  const name = row.organization ?? row.name;
  const number = row.printed ?? String(row.number);
  return (
    <tr>
      <th scope="row">
        {number}
        <span className="dk-soft dk-line">{t('invoices.issued', { day: day(row.issued_at) })}</span>
      </th>
      <td>
        <Link className="dk-link" to={path}>
          {name || row.code}
        </Link>
        <span className="dk-soft dk-line">{row.recipient?.email ?? row.email}</span>
        {row.recipient && (
          <span className="dk-soft dk-line">
            {[row.recipient.name, row.recipient.order].filter(Boolean).join(', ')}
          </span>
        )}
      </td>
      <td className="dk-num">{formatCents(row.total, locale)}</td>
      <td>
        {row.paid_at ? t('invoices.paid', { day: day(row.paid_at) }) : formatDate(row.due_on, locale)}
        {isYes(row.overdue) && <span className="dk-bad dk-line">{t('invoices.overdue')}</span>}
        {row.reminded > 0 && (
          <span className="dk-soft dk-line">{t('invoices.reminded', { count: row.reminded })}</span>
        )}
      </td>
      <td>
        {row.state === 'open' && (
          <Link
            className="dk-button"
            to={`${path}?do=payment&invoice=${row.number}`}
            aria-label={t('invoices.record_for', { number })}
          >
            {t('invoices.record')}
          </Link>
        )}
        {isYes(row.may_split) && (
          <Link
            className="dk-button"
            to={`${path}?do=split&invoice=${row.number}`}
            aria-label={t('invoices.split_for', { number })}
          >
            {t('invoices.split')}
          </Link>
        )}
      </td>
    </tr>
  );
}
