import type { CartState, ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import { formatMoment } from '#engine/form/format/moment.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { say } from './messages.ts';
import './item-notes.css';

interface ItemNotesProps {
  readonly state: Pick<CartState, 'items' | 'problem'>;
  readonly service: CartService;
  readonly locale: Locale;
  readonly enabled: boolean;
  /** What is said where the server refuses without words; `{what}` is filled in already. */
  readonly fullWords: (what: string) => string;
  /** Where the focus goes on when a note is gone. */
  readonly next: () => HTMLElement | null | undefined;
}

/** What could not be done, what the waitlist offers, what has lapsed, and what is no longer available. */
export function ItemNotes({ state, service, locale, enabled, fullWords, next }: ItemNotesProps) {
  const { problem } = state;
  const items = [...state.items.values()];
  const shared = { locale, enabled, service, next };
  const failed = problem && state.items.get(problem.item);
  const dismiss = () => {
    next()?.focus();
    service.dismiss();
  };
  return (
    <>
      <ProblemNote
        problem={problem}
        locale={locale}
        nameOf={() => failed?.name}
        words={{
          full: fullWords(resolveText(failed?.name, locale)),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={dismiss}
        retry={say('tryAgain', locale)}
        onRetry={() => service.retry()}
      />
      {items.map((item) =>
        item.awaited?.offeredUntil === undefined ? null : (
          <OfferNote key={item.code} item={item} until={item.awaited.offeredUntil} {...shared} />
        ),
      )}
      {items.map(({ code, name, amount, earlierPrice }) =>
        earlierPrice === undefined ? null : (
          <p key={code} className="note warning" role="status">
            <Icon name="alert" />
            <span>
              {say('repriced', locale, {
                what: resolveText(name, locale),
                amount: formatCents(amount, locale),
                earlier: formatCents(earlierPrice, locale),
              })}
            </span>
          </p>
        ),
      )}
      <ItemList
        title={say('lapsed', locale)}
        items={items.filter(({ isLapsed, isRemoved }) => isLapsed && !isRemoved)}
        {...shared}
      />
      <ItemList items={items.filter(({ isRemoved, quantity }) => isRemoved && quantity > 0)} {...shared} />
    </>
  );
}

type NoteProps = Pick<ItemNotesProps, 'locale' | 'enabled' | 'service' | 'next'>;

/** What came free for someone on the waitlist, until when it is held, and both answers to it. */
function OfferNote({
  item,
  until,
  locale,
  enabled,
  service,
  next,
}: NoteProps & { readonly item: ItemState; readonly until: string }) {
  const note = useFocusAfter<HTMLDivElement>(next);
  const what = resolveText(item.name, locale);
  const act = (kind: 'accept' | 'decline') => (enabled ? () => service[kind](item.code) : undefined);
  return (
    <div ref={note} className="pick-offer" role="status">
      <Icon name="check" />
      <span>{say('offered', locale, { what, until: formatMoment(until, locale) })}</span>
      {(['accept', 'decline'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={`btn btn-s ${kind === 'accept' ? 'btn-2' : 'btn-3'}`}
          disabled={!enabled}
          aria-disabled={item.isChanging || undefined}
          aria-label={say(`${kind}Named`, locale, { what })}
          onClick={item.isChanging ? undefined : act(kind)}
        >
          {say(kind, locale)}
        </button>
      ))}
    </div>
  );
}

interface ItemListProps extends NoteProps {
  readonly items: readonly ItemState[];
  /** What has happened to them; of items without it, each says that it is no longer available. */
  readonly title?: string;
}

/** Items that need an answer: each is held again if that is possible, or removed. */
function ItemList({ items, title, ...shared }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <div className="note warning" role="alert">
      <Icon name="hourglass" />
      <div>
        {title && <b>{title}</b>}
        <ul>
          {items.map((item) => (
            <ItemLine key={item.code} item={item} {...shared} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function ItemLine({ item, locale, enabled, service, next }: NoteProps & { readonly item: ItemState }) {
  const line = useFocusAfter<HTMLLIElement>((here) => {
    const other = here.nextElementSibling ?? here.previousElementSibling;
    return other?.querySelector('button') ?? next();
  });
  const what = resolveText(item.name, locale);
  return (
    <li ref={line} className="pick-line">
      <span>{item.isRemoved ? say('removed', locale, { what }) : what}</span>
      {!item.isRemoved && (
        <button
          type="button"
          className="btn btn-2 btn-s"
          disabled={!enabled}
          aria-label={say('holdAgainNamed', locale, { what })}
          onClick={() => service.hold(item.code, item.quantity)}
        >
          {say('holdAgain', locale)}
        </button>
      )}
      <button
        type="button"
        className="btn btn-3 btn-s"
        disabled={!enabled}
        aria-label={say('removeNamed', locale, { what })}
        onClick={() => service.release(item.code)}
      >
        {say('remove', locale)}
      </button>
    </li>
  );
}
