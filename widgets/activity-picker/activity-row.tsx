import { useId } from 'react';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { ActivityInformation } from '#engine/contract/activity.ts';
import { formatCents } from '#engine/format/money.ts';
import { formatWallDay, formatWallTime } from '#engine/format/wall-clock.ts';
import { Counter } from '../parts/counter.tsx';
import { Picture } from '../parts/picture.tsx';
import { say } from './words.ts';

interface ActivityRowProps {
  readonly activity: ActivityInformation;
  readonly name: string;
  readonly formId: string;
  /** Chosen, or being chosen. */
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly enabled: boolean;
  readonly locale: Locale;
  readonly onChoose: (quantity: number) => void;
}

function whenOf({ start, end }: ActivityInformation, locale: Locale): string {
  if (start === undefined) return '';
  const day = formatWallDay(start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const from = formatWallTime(start, locale);
  const times =
    end === undefined ? from : say('to', locale, { start: from, end: formatWallTime(end, locale) });
  return `${day}, ${times}`;
}

/** One activity as a whole row to be chosen; who has chosen it says for how many persons. */
export function ActivityRow({
  activity,
  name,
  formId,
  chosen,
  busy,
  enabled,
  locale,
  onChoose,
}: ActivityRowProps) {
  const id = useId();
  const title = resolveText(activity.name, locale);
  const soldOut = activity.availability === 'full' && !chosen;
  const most = Math.min(activity.most, activity.quantity + (activity.left ?? Number.POSITIVE_INFINITY));
  const price = activity.amount === 0 ? say('free', locale) : formatCents(activity.amount, locale);
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
              {[whenOf(activity, locale), resolveText(activity.place, locale)].filter(Boolean).join('. ')}
            </span>
            {activity.description && (
              <span className="soft">{resolveText(activity.description, locale)}</span>
            )}
            {soldOut && <span className="tag tag-line">{say('soldOut', locale)}</span>}
            {activity.availability === 'limited' && activity.left !== undefined && (
              <span className="tag warning">{say('left', locale, { count: activity.left })}</span>
            )}
          </span>
        </span>
        <b className="num nowrap">{price}</b>
      </label>
      {activity.quantity > 0 && chosen && activity.most > 1 && (
        <div className="activity-persons">
          <span>{say('personsLabel', locale)}</span>
          <Counter
            value={activity.quantity}
            most={enabled ? most : activity.quantity}
            busy={busy}
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
