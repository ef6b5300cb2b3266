import { useId, useState } from 'react';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { localDecimal, readDecimal, writeDecimal } from '#engine/form/format/decimal-text.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { say } from './choice-messages.ts';
import { type Choosing, standingOf } from './choosing.ts';
import { ContributionScale } from './contribution-scale.tsx';
import './contribution.css';

interface ContributionProps {
  readonly offer: OfferInformation;
  readonly choosing: Choosing;
  readonly describedBy: string | undefined;
  readonly onBlur: () => void;
}

/** What is given for a level, within its range; an amount that lies elsewhere is brought there, or to the level it is of. */
export function Contribution({ offer, choosing, describedBy, onBlur }: ContributionProps) {
  const id = useId();
  const { service, locale, formId, enabled, all, choose } = choosing;
  const { minimum = 0, maximum = 0 } = offer;
  const format = { ...localDecimal(locale, true), decimals: 2 };
  const [typed, setTyped] = useState<string>();
  const { title, given: amount } = standingOf(offer, choosing);
  const isOutside = amount < minimum || amount > maximum;
  const nearest = amount < minimum ? minimum : maximum;
  const fitting = isOutside && all.offers.find((each) => fits(each, amount, choosing));
  const inWords = (cents: number) => formatCents(cents, locale);

  function give(): void {
    // What is no number stays as it was typed.
    if (readDecimal(typed ?? '0', format) !== undefined) setTyped(undefined);
    service.commitAmount();
    onBlur();
  }
  function take(code: string, given: number): void {
    setTyped(undefined);
    choose(code, 1, given);
  }
  return (
    <section className="choice-contribution" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{say('contributionTitle', locale)}</h3>
      <div className="field">
        <label className="label" htmlFor={id}>
          {say('contribution', locale, { what: title })}
        </label>
        <input
          id={id}
          className="control"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          form={formId}
          disabled={!enabled}
          aria-invalid={isOutside || undefined}
          aria-describedby={[`${id}-help`, describedBy].filter(Boolean).join(' ')}
          value={typed ?? writeDecimal(amount / 100, format)}
          onChange={({ target }) => {
            setTyped(target.value);
            // What is no number lies in no range.
            service.typeAmount(offer.code, Math.round((readDecimal(target.value, format) ?? 0) * 100));
          }}
          onBlur={give}
        />
        <p className="help" id={`${id}-help`}>
          {say('contributionHelp', locale, { minimum: inWords(minimum), maximum: inWords(maximum) })}
        </p>
      </div>
      <div className="choice-range">
        <ContributionScale at={offer} amount={amount} choosing={choosing} />
        {isOutside && (
          <>
            <p className="small soft">
              {say(amount < minimum ? 'short' : 'over', locale, {
                amount: inWords(amount),
                short: inWords(minimum - amount),
                over: inWords(amount - maximum),
                what: title,
              })}
            </p>
            <p className="actions">
              <button type="button" className="btn btn-2 btn-s" onClick={() => take(offer.code, nearest)}>
                {say('give', locale, { amount: inWords(nearest), what: title })}
              </button>
              {fitting && (
                <button type="button" className="btn btn-3 btn-s" onClick={() => take(fitting.code, amount)}>
                  {say('takeInstead', locale, {
                    amount: inWords(amount),
                    what: standingOf(fitting, choosing).title,
                  })}
                </button>
              )}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** Whether an amount is of another level that can still be had. */
function fits(offer: OfferInformation, amount: number, choosing: Choosing): boolean {
  const { minimum, maximum } = offer;
  if (minimum === undefined || maximum === undefined || standingOf(offer, choosing).gone) return false;
  return amount >= minimum && amount <= maximum;
}
