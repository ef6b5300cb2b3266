import type { ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { hasEndedOffer } from './ended-offer.tsx';
import { say } from './messages.ts';

interface Action {
  readonly label: string;
  readonly named: string;
  readonly act: () => void;
}

interface WaitlistActionProps {
  readonly item: ItemState | undefined;
  readonly locale: Locale;
  readonly enabled: boolean;
  readonly service: Pick<CartService, 'join' | 'leave'>;
  /** What can be done with an item that is not waited for, and not full. */
  readonly otherwise?: Action | undefined;
  /** Where the focus goes on once there is nothing to do. */
  readonly next?: () => HTMLElement | null;
  readonly className?: string;
  /** The id of a warning to read before joining. */
  readonly describedBy?: string | undefined;
}

function actionOf(item: ItemState, { locale, service, otherwise }: WaitlistActionProps): Action | undefined {
  const what = resolveText(item.name, locale);
  if (item.awaited?.position !== undefined) {
    return {
      label: say('leave', locale),
      named: say('leaveNamed', locale, { what }),
      act: () => service.leave(item.code),
    };
  }
  if (!item.canWait) return otherwise;
  const again = hasEndedOffer(item);
  return {
    label: say(again ? 'joinAgain' : 'join', locale),
    named: say(again ? 'joinAgainNamed' : 'joinNamed', locale, { what }),
    act: () => service.join(item.code),
  };
}

/** Joins the waitlist of a full item or leaves it, with the position on it; nothing where that is not possible. */
export function WaitlistAction(props: WaitlistActionProps) {
  const { item } = props;
  const action = item && actionOf(item, props);
  return action ? <ActionButton {...props} item={item} action={action} /> : null;
}

interface ActionButtonProps extends WaitlistActionProps {
  readonly item: ItemState;
  readonly action: Action;
}

/** One button whatever it does at the moment: it keeps the focus as one thing follows another. */
function ActionButton({
  item,
  action,
  locale,
  enabled,
  next,
  className = 'pick-action',
  describedBy,
}: ActionButtonProps) {
  const part = useFocusAfter<HTMLDivElement>(() => next?.());
  const position = item.awaited?.position;
  return (
    <div ref={part} className={className}>
      {position !== undefined && <span className="tag info">{say('waiting', locale, { position })}</span>}
      <button
        type="button"
        className="btn btn-2 btn-s"
        disabled={!enabled}
        aria-disabled={item.isChanging || undefined}
        aria-label={action.named}
        aria-describedby={item.canWait ? describedBy : undefined}
        onClick={item.isChanging ? undefined : action.act}
      >
        {action.label}
      </button>
    </div>
  );
}
