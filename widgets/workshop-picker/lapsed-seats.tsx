import type { ItemState } from '#engine/cart/cart.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { CartService } from '#engine/react/picker-services.ts';
import { Icon } from '../parts/icon.tsx';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { say } from './words.ts';

interface LapsedSeatsProps {
  readonly lapsed: readonly ItemState[];
  readonly service: Pick<CartService, 'hold' | 'release'>;
  readonly locale: Locale;
  /** Where the focus goes on when the last of them is settled. */
  readonly next: () => HTMLElement | null;
}

/** The seats whose time has run out: each is taken again or given up. */
export function LapsedSeats({ lapsed, service, locale, next }: LapsedSeatsProps) {
  if (lapsed.length === 0) return null;
  return (
    <div className="note warning" role="alert">
      <Icon name="hourglass" />
      <div>
        <b>{say('lapsed', locale)}</b>
        <ul>
          {lapsed.map((item) => (
            <LapsedSeat key={item.code} item={item} service={service} locale={locale} next={next} />
          ))}
        </ul>
      </div>
    </div>
  );
}

type LapsedSeatProps = Omit<LapsedSeatsProps, 'lapsed'> & { readonly item: ItemState };

function LapsedSeat({ item, service, locale, next }: LapsedSeatProps) {
  const line = useFocusAfter<HTMLLIElement>((here) => {
    const other = here.nextElementSibling ?? here.previousElementSibling;
    return other?.querySelector('button') ?? next();
  });
  const title = resolveText(item.name, locale);
  return (
    <li ref={line} className="lapsed">
      <span>{title}</span>
      <button
        type="button"
        className="btn btn-2 btn-s"
        aria-label={say('takeAgainNamed', locale, { title })}
        onClick={() => service.hold(item.code)}
      >
        {say('takeAgain', locale)}
      </button>
      <button
        type="button"
        className="btn btn-3 btn-s"
        aria-label={say('giveUpNamed', locale, { title })}
        onClick={() => service.release(item.code)}
      >
        {say('giveUp', locale)}
      </button>
    </li>
  );
}
