import { Fragment, useRef } from 'react';
import { Link } from 'react-router';
import type { TicketSheet } from '#engine/contract/tickets.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { Order } from './order.ts';
import { TicketActions } from './ticket-actions.tsx';
import { anchorOf, TicketCard } from './ticket-card.tsx';
import { TicketWallets } from './ticket-wallets.tsx';
import { useKept } from './use-saved-tickets.ts';
import './tickets.css';

/** All tickets of an order, with notes for everyone. */
export function TicketsView({ order, sheet }: { order: Order; sheet: TicketSheet }) {
  const { t } = useTranslation('tickets');
  const text = useText();
  const locale = useLocale();
  const look = useThemeParts();
  const page = useRef<HTMLDivElement>(null);
  const { kept, until, forget } = useKept(page, sheet);
  const { tickets, email, notes, paid } = sheet;
  const count = tickets.length;
  const date = formatDateRange({ start: until, end: until }, locale);
  return (
    <div ref={page} className={`tk-page tk-page-${look.ticket}`}>
      <div className="wrap">
        <div className="tk-done">
          <div>
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p>
              {t('sent', { count, email })}{' '}
              <span data-live="">
                {kept === 'yes' && t('kept', { count, date })}
                {kept === 'no' && t('notKept')}
                {kept === 'forgotten' && t('forgotten')}
              </span>
            </p>
            {kept === 'yes' && (
              <button type="button" className="link tk-forget" data-live="" onClick={forget}>
                {t('forget')}
              </button>
            )}
          </div>
          <TicketActions order={order} count={count} />
        </div>
        {count > 1 && (
          <nav className="tabs tk-tabs" aria-label={t('which')}>
            {tickets.map((ticket) => (
              <a key={ticket.code} href={`#${anchorOf(ticket)}`}>
                {text(ticket.name)} <small>{t('of', { number: ticket.number, count })}</small>
              </a>
            ))}
          </nav>
        )}
        {tickets.map((ticket) => (
          <Fragment key={ticket.code}>
            <TicketCard ticket={ticket} sheet={sheet} />
            <TicketWallets code={order.code} ticket={ticket} apple={isYes(sheet.apple_wallet)} />
          </Fragment>
        ))}
        <ul className="tk-good">
          {notes.map((note) => (
            <li key={text(note.title)}>
              <h2>{text(note.title)}</h2>
              <p>{text(note.text)}</p>
            </li>
          ))}
          <li data-live="">
            <h2>{paid > 0 ? t('paid', { amount: formatCents(paid, locale) }) : t('free')}</h2>
            <p>
              <Link className="link" to={order.page}>
                {t(paid > 0 ? 'receipt' : 'order')}
              </Link>
            </p>
          </li>
        </ul>
      </div>
    </div>
  );
}
