import { useId } from 'react';
import type { Payer } from '#engine/contract/money.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface PriceSwitchProps {
  readonly payer: Payer | undefined;
  readonly onLookAs: (payer: Payer | undefined) => void;
}

const WHO = [undefined, 'members', 'others'] as const;

/**
 * Whose prices the page shows. All of them by default: a price that may apply is never hidden. It is not an answer; the
 * membership step asks.
 */
export function PriceSwitch({ payer, onLookAs }: PriceSwitchProps) {
  const { t } = useTranslation('registration');
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not stand beside what it names
    <div className="price-switch" role="group" aria-labelledby={id}>
      <span id={id}>{t('start.pricesFor')}</span>
      <div className="price-payers">
        {WHO.map((who) => (
          <button key={who ?? 'all'} type="button" aria-pressed={who === payer} onClick={() => onLookAs(who)}>
            {t(who ? `start.payer.${who}` : 'start.allPrices')}
          </button>
        ))}
      </div>
    </div>
  );
}
