import type { ItemState } from '#engine/cart/cart.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import type { CartService } from '#engine/react/picker-services.ts';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { titleOf } from './session-times.ts';
import { say } from './words.ts';

interface SessionActionProps {
  readonly item: ItemState;
  /** The picked session of the same time, which this one could take the place of. */
  readonly instead: Session | undefined;
  readonly locale: Locale;
  readonly service: Pick<CartService, 'hold' | 'join' | 'leave'>;
  /** What the session is picked with. */
  readonly boxId: string;
}

interface Action {
  readonly label: string;
  readonly named: string;
  readonly act: () => void;
}

function actionOf({ item, instead, locale, service }: SessionActionProps): Action | undefined {
  const { code, awaited, canWait } = item;
  const title = resolveText(item.name, locale);
  if (awaited) {
    return {
      label: say('leave', locale),
      named: say('leaveNamed', locale, { title }),
      act: () => service.leave(code),
    };
  }
  if (canWait) {
    return {
      label: say('join', locale),
      named: say('joinNamed', locale, { title }),
      act: () => service.join(code),
    };
  }
  if (!instead) return undefined;
  return {
    label: say('swap', locale),
    named: say('swapNamed', locale, { title, other: titleOf(instead, locale) }),
    act: () => service.hold(code, 1, { from: instead.workshops_session_code }),
  };
}

/** The one thing that can be done with a session besides picking it: wait for a seat, stop waiting, or swap. */
export function SessionAction(props: SessionActionProps) {
  const action = actionOf(props);
  return action ? <Side {...props} {...action} /> : null;
}

/** One button whatever it does at the moment: it keeps the focus as one thing follows another. */
function Side({ item, locale, boxId, label, named, act }: SessionActionProps & Action) {
  const position = item.awaited?.position;
  const side = useFocusAfter<HTMLDivElement>(() => document.getElementById(boxId));
  return (
    <div ref={side} className="session-side">
      {position !== undefined && <span className="tag info">{say('waiting', locale, { position })}</span>}
      <button
        type="button"
        className="btn btn-2 btn-s"
        aria-disabled={item.isChanging || undefined}
        aria-label={named}
        onClick={item.isChanging ? undefined : act}
      >
        {label}
      </button>
    </div>
  );
}
