import type { CSSProperties } from 'react';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { formatMoney } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Choosing } from './choosing.ts';

interface ContributionScaleProps {
  /** The level that is chosen. */
  readonly at: OfferInformation;
  /** In cents, as it is being said. */
  readonly amount: number;
  readonly choosing: Pick<Choosing, 'all' | 'locale'>;
}

/** Where an amount lies among the levels: each takes the same room, and the amount its place within one. */
export function ContributionScale({ at, amount, choosing: { all, locale } }: ContributionScaleProps) {
  const levels = all.offers
    .flatMap(({ code, name, minimum, maximum }) =>
      minimum === undefined || maximum === undefined ? [] : [{ code, name, minimum, maximum }],
    )
    .sort((one, other) => one.minimum - other.minimum);
  if (levels.length < 2) return null;
  const isOutside = amount < (at.minimum ?? 0) || amount > (at.maximum ?? 0);
  const style = { '--levels': levels.length, '--place': placeOf(amount, levels) } as CSSProperties;
  return (
    // It repeats what is said in words beside it.
    <div className={`choice-scale${isOutside ? ' outside' : ''}`} style={style} aria-hidden="true">
      <span className="choice-scale-at num">
        {formatMoney(amount / 100, locale, amount % 100 === 0 ? 0 : 2)}
      </span>
      {levels.map(({ code, name, minimum }) => (
        <div key={code} className={code === at.code ? 'on' : undefined}>
          <b>{resolveText(name, locale)}</b>
          <span className="num">{formatMoney(minimum / 100, locale, 0)}</span>
        </div>
      ))}
    </div>
  );
}

/** How far along all levels an amount lies, from 0 to 1; between two of them where it is of neither. */
function placeOf(amount: number, levels: readonly { minimum: number; maximum: number }[]): number {
  const index = levels.findLastIndex(({ minimum }) => amount >= minimum);
  const level = levels[index];
  if (!level) return 0;
  const within = Math.min(1, (amount - level.minimum) / Math.max(1, level.maximum - level.minimum));
  return (index + within) / levels.length;
}
