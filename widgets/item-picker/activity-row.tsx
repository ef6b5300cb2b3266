import { useId } from 'react';
import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import type { ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { capitalised } from '#engine/form/format/whole-sentence.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Counter } from '../parts/counter.tsx';
import { Picture } from '../parts/picture.tsx';
import { say } from './activity-messages.ts';
import { EndedOffer } from './ended-offer.tsx';
import { WaitlistAction } from './waitlist-action.tsx';
import { whenOf } from './when-of.ts';

interface ActivityRowProps {
  readonly activity: ActivityInformation;
  readonly name: string;
  readonly formId: string;
  readonly item: ItemState | undefined;
  readonly enabled: boolean;
  readonly locale: Locale;
  readonly service: Pick<CartService, 'join' | 'leave'>;
  readonly onChoose: (quantity: number) => void;
}

/** One activity as a whole row to be chosen; who has chosen it says for how many persons. */
export function ActivityRow({
  activity,
  name,
  formId,
  item,
  enabled,
  locale,
  service,
  onChoose,
}: ActivityRowProps) {
  const id = useId();
  const title = resolveText(activity.name, locale);
  const { quantity = 0, most = 0, amount = 0, left, availability, isFull, isChanging = false } = item ?? {};
  // A lapsed hold of what is sold out is not to be had again.
  const soldOut = isFull === true && item?.isHeld !== true;
  const chosen = quantity > 0 && !soldOut;
  const price = amount === 0 ? say('free', locale) : formatCents(amount, locale);
  return (
    <div className={`activity option-card${chosen ? ' on' : ''}${soldOut ? ' full' : ''}`}>
      <label className="activity-choice" htmlFor={id}>
        <input
          id={id}
          type="radio"
          name={name}
          form={formId}
          checked={chosen}
          disabled={soldOut || !enabled}
          aria-describedby={`${id}-about`}
          onChange={() => onChoose(1)}
        />
        <Picture picture={activity.picture} alt="" />
        <span className="activity-name">
          <b>{title}</b>
          <span id={`${id}-about`} className="activity-about">
            <span className="meta">
              {capitalised(
                [whenOf(activity, locale), resolveText(activity.place, locale)].filter(Boolean).join('. '),
              )}
            </span>
            {activity.description && (
              <span className="soft">{resolveText(activity.description, locale)}</span>
            )}
            {soldOut && <span className="tag tag-line">{say('soldOut', locale)}</span>}
            {availability === 'limited' && left !== undefined && (
              <span className="tag warning">{say('left', locale, { count: left })}</span>
            )}
            <EndedOffer item={item} locale={locale} />
          </span>
        </span>
        <b className="num nowrap">{price}</b>
      </label>
      {soldOut && (
        <WaitlistAction
          className="pick-action activity-waitlist"
          item={item}
          locale={locale}
          enabled={enabled}
          service={service}
        />
      )}
      {chosen && activity.most > 1 && (
        <div className="activity-persons">
          <span>{say('personsLabel', locale)}</span>
          <Counter
            value={quantity}
            most={enabled ? most : quantity}
            busy={isChanging}
            label={say('persons', locale, { what: title })}
            less={say('less', locale, { what: title })}
            more={say('more', locale, { what: title })}
            onChange={onChoose}
          />
        </div>
      )}
    </div>
  );
}
