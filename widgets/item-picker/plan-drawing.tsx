import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { OfferInformation, OffersInformation } from '#engine/event/cart/offers.ts';
import { nearestPlace } from '#engine/event/plan/nearest-place.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { say } from './choice-messages.ts';
import type { Choosing } from './choosing.ts';
import { PlacedOffer } from './placed-offer.tsx';
import { Hatch, PlanArea } from './plan-area.tsx';

interface PlanDrawingProps {
  readonly plan: NonNullable<OffersInformation['plan']>;
  readonly choosing: Choosing;
  /** What the pointer or the keys are at, here or in the list beside. */
  readonly pointed: string | undefined;
  readonly isDim: (offer: OfferInformation) => boolean;
  readonly onPoint: (code: string | undefined) => void;
  /** Something taken that has a waitlist was pressed. */
  readonly onWait: (code: string) => void;
}

/** A plan to choose from by pointer or, once it has focus, by keys: arrows move, Enter chooses, since a choice is held. */
export function PlanDrawing({ plan, choosing, pointed, isDim, onPoint, onWait }: PlanDrawingProps) {
  const id = useId();
  const { all, locale, enabled, items, choose } = choosing;
  const placed = all.offers.flatMap((offer) => (offer.place ? [{ offer, place: offer.place }] : []));
  const shapes = placed.map(({ offer, place: [x = 0, y = 0, width = 0, height = 0] }) => ({
    code: offer.code,
    corners: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  }));
  const at = pointed ?? placed.find(({ offer }) => (items.get(offer.code)?.quantity ?? 0) > 0)?.offer.code;
  const frame = useRef<HTMLDivElement>(null);
  const [left, , width] = placed.find(({ offer }) => offer.code === at)?.place ?? [];
  useEffect(() => {
    if (frame.current && left !== undefined && width !== undefined)
      panTo(frame.current, { left: left / plan.width, right: (left + width) / plan.width });
  }, [left, width, plan.width]);

  function press(event: KeyboardEvent) {
    if ((event.key === 'Enter' || event.key === ' ') && at !== undefined) {
      event.preventDefault();
      take(at);
      return;
    }
    const next = nearestPlace(shapes, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onPoint(next);
  }
  function take(code: string) {
    const item = items.get(code);
    if (!enabled || !item) return;
    if (item.canWait && !item.isHeld) onWait(code);
    else if (item.quantity === 0 && !item.isFull) choose(code, 1);
  }

  return (
    <div
      ref={frame}
      className="choice-plan-frame"
      role="listbox"
      aria-label={say('plan', locale)}
      aria-activedescendant={at === undefined ? undefined : `${id}-${at}`}
      tabIndex={0}
      onKeyDown={press}
      onBlur={() => onPoint(undefined)}
    >
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} role="presentation" focusable="false">
        <defs>
          <Hatch id={`${id}-hatch`} />
        </defs>
        {plan.areas.map(({ code, name, kind, place }) => (
          <PlanArea key={code} kind={kind} place={place} name={resolveText(name, locale)} />
        ))}
        {placed.map(({ offer, place }) => (
          <PlacedOffer
            key={offer.code}
            id={`${id}-${offer.code}`}
            offer={offer}
            place={place}
            choosing={choosing}
            hatch={`url(#${id}-hatch)`}
            pointed={offer.code === pointed}
            dim={isDim(offer)}
            onTake={take}
            onPoint={onPoint}
          />
        ))}
      </svg>
    </div>
  );
}

/** Has what lies between two shares of a plan's width in its frame, where the frame is narrower than the plan. */
function panTo(frame: HTMLElement, { left, right }: { left: number; right: number }): void {
  const { scrollLeft, scrollWidth, clientWidth } = frame;
  const isSeen = left * scrollWidth >= scrollLeft && right * scrollWidth <= scrollLeft + clientWidth;
  if (!isSeen) frame.scrollLeft = ((left + right) * scrollWidth - clientWidth) / 2;
}
