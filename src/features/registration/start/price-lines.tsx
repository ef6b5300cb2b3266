import type { PriceOfChoice } from '#engine/contract/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { priceRangeWords } from '#src/lib/i18n/price-words.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** The prices of an option, one line per kind of payer if they differ. */
export function PriceLines({ prices }: Pick<PriceOfChoice, 'prices'>) {
  const { t } = useTranslation('registration');
  const { t: home } = useTranslation('home');
  const locale = useLocale();
  const alike = prices.every(({ from, to }) => from === prices[0]?.from && to === prices[0]?.to);
  return prices.slice(0, alike ? 1 : undefined).map(({ payer, then, ...now }) => (
    <span className="price-line" key={payer}>
      <b className="num">{priceRangeWords(home, now, locale)}</b>
      <span>
        {payer !== 'everyone' && !alike && t(`start.payer.${payer}`)}{' '}
        {then && (
          <>
            <span className="sr">{t('start.later')} </span>
            <s className="num">{priceRangeWords(home, then, locale)}</s>
          </>
        )}
      </span>
    </span>
  ));
}
