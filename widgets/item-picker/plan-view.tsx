import { useId, useState } from 'react';
import type { OfferInformation } from '#engine/event/cart/offers.ts';
import { OFFER_MARKS } from '#engine/event/documents/offers/views.ts';
import { say } from './choice-messages.ts';
import { type Choosing, standingOf } from './choosing.ts';
import { PlanChosen } from './plan-chosen.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanFilter, type Shown } from './plan-filter.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { PlanRow } from './plan-row.tsx';
import './plan-view.css';

/** Offers where they stand, with a list of the same beside the plan: what is chosen in one is chosen in the other. */
export function PlanView({ choosing }: { choosing: Choosing }) {
  const { all, locale } = choosing;
  const id = useId();
  const [shown, setShown] = useState<Shown>({ group: undefined, marks: new Set() });
  const [isLarge, setLarge] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [isTakenOpen, setTakenOpen] = useState(false);
  const standing = (offer: OfferInformation) => standingOf(offer, choosing);
  const isYours = (offer: OfferInformation) => standing(offer).quantity > 0;
  const yours = all.offers.filter(isYours);
  const free = all.offers.filter((offer) => !isYours(offer) && !standing(offer).gone);
  const taken = all.offers.filter((offer) => !isYours(offer) && standing(offer).gone);
  const matching = free.filter((offer) => isShown(offer, shown));
  const marks = OFFER_MARKS.filter((mark) => all.offers.some((offer) => offer.marks?.includes(mark)));
  const hasWaitlist = taken.some((offer) => standing(offer).mayWait);
  const rowOf = (code: string) => `${id}-row-${code}`;
  const row = (offer: OfferInformation) => (
    <PlanRow key={offer.code} id={rowOf(offer.code)} offer={offer} choosing={choosing} onPoint={setPointed} />
  );
  /** Leads to the waitlist of what is taken. */
  function goToWaitlist(code: string): void {
    setTakenOpen(true);
    // Once the list is unfolded.
    requestAnimationFrame(() =>
      document.getElementById(rowOf(code))?.querySelector<HTMLElement>('button')?.focus(),
    );
  }
  const list = (heading: string, offers: readonly OfferInformation[]) =>
    offers.length > 0 && (
      <>
        <h3 className="choice-plan-sub">{heading}</h3>
        <ul>{offers.map(row)}</ul>
      </>
    );
  return (
    <>
      <div className="choice-plan-tools">
        <PlanFilter choosing={choosing} marks={marks} shown={shown} onShow={setShown} />
        <p className="small soft" role="status">
          {say('freeOf', locale, { free: free.length, all: all.offers.length })}
        </p>
      </div>
      <div className="choice-plan">
        {all.plan && (
          <div className={isLarge ? undefined : 'choice-plan-whole'}>
            <div className="choice-plan-zoom">
              <p>{say(isLarge ? 'planMoves' : 'planWhole', locale)}</p>
              <button
                type="button"
                className="choice-chip"
                aria-pressed={isLarge}
                onClick={() => setLarge(!isLarge)}
              >
                {say('planEnlarge', locale)}
              </button>
            </div>
            <PlanDrawing
              plan={all.plan}
              choosing={choosing}
              pointed={pointed}
              isDim={(offer) => !isShown(offer, shown)}
              onPoint={setPointed}
              onWait={goToWaitlist}
            />
            <PlanLegend marks={marks} locale={locale} />
          </div>
        )}
        <div className="choice-plan-list">
          {list(say('yours', locale), yours)}
          {list(say('freeHeading', locale), matching)}
          {matching.length === 0 && yours.length === 0 && <p className="soft">{say('noneMatch', locale)}</p>}
          {taken.length > 0 && (
            <details open={isTakenOpen} onToggle={({ currentTarget }) => setTakenOpen(currentTarget.open)}>
              <summary id={`${id}-taken`}>
                {say(hasWaitlist ? 'takenWaitHeading' : 'takenHeading', locale, { count: taken.length })}
              </summary>
              <ul aria-labelledby={`${id}-taken`}>{taken.map(row)}</ul>
            </details>
          )}
        </div>
      </div>
      {yours.map((offer) => (
        <PlanChosen key={offer.code} offer={offer} choosing={choosing} />
      ))}
    </>
  );
}

function isShown({ group, marks = [] }: OfferInformation, shown: Shown): boolean {
  const fits = shown.group === undefined || group === shown.group;
  return fits && [...shown.marks].every((mark) => marks.some((each) => each === mark));
}
