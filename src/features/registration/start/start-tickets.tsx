import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { ShopProduct } from '#engine/event/cart/shop.ts';
import { formatCount } from '#engine/form/format/count.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { priceRangeWords } from '#src/lib/i18n/price-words.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Lines } from '#src/ui/lines.tsx';

/** How many of a ticket are left; undefined if the shop does not say. */
const leftOf = ({ variants }: ShopProduct): number | undefined =>
  variants.every(({ left }) => left !== undefined)
    ? variants.reduce((sum, { left = 0 }) => sum + left, 0)
    : undefined;

/** If the start only asks for an address: the tickets to choose next, with contents, prices and availability. */
export function StartTickets({ track }: { track: string }) {
  const { t } = useTranslation('registration');
  const { t: home } = useTranslation('home');
  const locale = useLocale();
  const text = useText();
  const id = useId();
  const { data = [] } = useQuery(query(useCall(), api.shop.getShopProducts, { params: { x: track } }));
  const tickets = data.filter(({ admits }) => admits === 'Y');
  if (tickets.length === 0) return null;
  return (
    <section className="form-section start-otherwise" aria-labelledby={id}>
      <h2 id={id}>{t('start.tickets')}</h2>
      <Lines
        lines={tickets.map((ticket) => {
          const amounts = ticket.variants.map(({ amount }) => amount);
          const left = leftOf(ticket);
          const isFull = ticket.variants.every(({ availability }) => availability === 'full');
          return {
            id: ticket.code,
            term: <b>{text(ticket.name)}</b>,
            detail: (
              <>
                {text(ticket.description)}{' '}
                {left !== undefined && !isFull && (
                  <span className="num nowrap">
                    {t('start.placesLeft', { count: left, places: formatCount(left, locale) })}
                  </span>
                )}
              </>
            ),
            value: isFull ? (
              t('start.full')
            ) : (
              <b>{priceRangeWords(home, { from: Math.min(...amounts), to: Math.max(...amounts) }, locale)}</b>
            ),
          };
        })}
      />
    </section>
  );
}
