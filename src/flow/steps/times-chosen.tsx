import type { SessionDetails } from '#engine/event/cart/session-items.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { clockOf, useTimeLeft } from '#widgets/item-picker/time-left.ts';
import { useObservable } from '#widgets/parts/use-observable.ts';
import { say } from '#widgets/workshop-picker/messages.ts';
import './times-chosen.css';

/** At how many of the times something is chosen, and how long its seats are held. */
export default function TimesChosen({ workshops }: { workshops: CartService<SessionDetails> }) {
  const locale = useLocale();
  const state = useObservable(workshops);
  const left = useTimeLeft(state?.heldUntil, state?.clockOffset ?? 0);
  const times = state?.details?.times ?? [];
  if (!state || times.length === 0) return null;
  const chosen = new Set(
    [...state.items.values()].flatMap(({ isHeld, times: at }) =>
      isHeld && at ? [at.workshops_schedule_code] : [],
    ),
  );
  return (
    <span className="times-chosen">
      <span className="times-count">
        {say('timesChosen', locale, { count: chosen.size, of: times.length })}
      </span>
      {left !== undefined && left > 0 && (
        <span className="times-left" aria-hidden="true">
          <Icon name="clock" size="s" /> <span className="times-left-words">{say('heldShort', locale)}</span>{' '}
          <b className="num">{clockOf(left)}</b>
        </span>
      )}
    </span>
  );
}
