import { useQuery } from '@tanstack/react-query';
import { useCall } from '#src/api/call-context.tsx';
import { cartQuery } from '#src/flow/my-workshops/cart-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { clockOf, useTimeLeft } from '#widgets/item-picker/time-left.ts';
import { say } from '#widgets/workshop-picker/messages.ts';

/** The remaining time of held seats next to the button; the note above announces it for both. */
export default function SeatsLeft({ code }: { code: string }) {
  const locale = useLocale();
  const { data: cart, dataUpdatedAt } = useQuery(cartQuery(useCall(), code));
  const left = useTimeLeft(cart?.held_until, cart ? Date.parse(cart.now) - dataUpdatedAt : 0);
  if (left === undefined || left === 0) return null;
  return (
    <span className="seats-left" aria-hidden="true">
      <Icon name="clock" size="s" /> {say('heldShort', locale)} <b className="num">{clockOf(left)}</b>
    </span>
  );
}
