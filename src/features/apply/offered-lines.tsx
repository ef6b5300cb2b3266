import type { TFunction } from 'i18next';
import type { OfferInformation, OffersInformation } from '#engine/event/cart/offers.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Line } from '#src/ui/summary-panel.tsx';

/** The lowest and highest price, in cents. */
function rangeOf(offers: readonly OfferInformation[]): readonly [number, number] {
  const least = offers.map(({ amount, minimum }) => minimum ?? amount);
  const most = offers.map(({ amount, maximum }) => maximum ?? amount);
  return [Math.min(...least), Math.max(...most)];
}

/** The options in words: availability and prices. */
export function offeredLines(
  offered: readonly OffersInformation[],
  locale: Locale,
  t: TFunction<'registration'>,
): Line[] {
  const money = (cents: number) => formatMoney(cents / 100, locale, cents % 100 === 0 ? 0 : 2);
  return offered
    .filter(({ offers }) => offers.length > 0)
    .map(({ code, label, offers }): Line => {
      const free = offers.filter(({ availability }) => availability !== 'full');
      const [least, most] = rangeOf(free.length > 0 ? free : offers);
      const price = least === most ? money(least) : t('apply.range', { from: money(least), to: money(most) });
      return {
        id: `offered-${code}`,
        term: resolveText(label, locale),
        detail: price,
        value:
          free.length === 0
            ? t('apply.noneFree')
            : free.length === offers.length
              ? t('apply.toChoose', { count: free.length })
              : t('apply.freeOf', { free: free.length, all: offers.length }),
      };
    });
}
