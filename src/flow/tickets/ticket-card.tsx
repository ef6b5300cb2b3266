import { Fragment } from 'react';
import type { Ticket, TicketSheet } from '#engine/contract/tickets.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { CodeSymbol } from '#src/ui/code-symbol.tsx';
import { TicketArt } from './ticket-art.tsx';

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly sheet: TicketSheet;
}

/** The element that a jump to a ticket leads to. */
export const anchorOf = ({ number }: Ticket) => `ticket-${number}`;

/** A ticket: the event's picture, its contents, and the part scanned at the gate. */
export function TicketCard({ ticket, sheet }: TicketCardProps) {
  const { t } = useTranslation('tickets');
  const text = useText();
  const { days } = useEvent();
  const { code, number, name, variant, holder, symbol, when: own, place } = ticket;
  const { venue, buyer, tickets, registrations_day } = sheet;
  const unnamed = buyer === undefined ? t('anyone') : t('guest', { name: buyer });
  const ofDays = days
    .filter((day) => registrations_day.includes(day.code))
    .flatMap(({ label, hours }) => [text(label), text(hours)]);
  const when = (own ? [text(own)] : ofDays).filter(Boolean);
  const where = (place ? [text(place)] : [text(venue?.name), text(venue?.address)]).filter(Boolean);
  const facts = [
    { term: t('when'), lines: when },
    { term: t('where'), lines: where },
    { term: t('for'), lines: [holder ?? unnamed] },
    { term: t('ticket'), lines: [t('of', { number, count: tickets.length }), text(variant)].filter(Boolean) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <article
      className="tick"
      id={anchorOf(ticket)}
      aria-label={`${text(name)}, ${t('of', { number, count: tickets.length })}`}
    >
      <TicketArt />
      <div className="tick-body">
        <h2 className="tick-kind">{text(name)}</h2>
        <dl>
          {facts.map(({ term, lines }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {lines.map((line, at) => (
                  <Fragment key={line}>
                    {at > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="tick-stub">
        <CodeSymbol className="tick-symbol" symbol={symbol} label={t('symbol', { code })} />
        <p className="tick-code">{code}</p>
        <p className="tick-gate">{t('gate')}</p>
      </div>
    </article>
  );
}
