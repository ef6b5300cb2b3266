import { ticketsIn } from '#engine/event/cart/product-items.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { ProductCard } from './product-card.tsx';
import { say } from './product-messages.ts';
import { TicketRow } from './ticket-row.tsx';
import { itemPicker, type PickerProps } from './widget.tsx';

function ProductTiles({ state, service, enabled, locale }: PickerProps<'variant'>) {
  return (
    <ul className="products">
      {state.details.map((product) => {
        const Row = isYes(product.admits) ? TicketRow : ProductCard;
        return (
          <Row
            key={product.code}
            product={product}
            items={state.items}
            enabled={enabled}
            locale={locale}
            service={service}
            onPurchase={(item, quantity) => service.hold(item, quantity)}
          />
        );
      })}
    </ul>
  );
}

/** Picks merchandise (spec §1 "merchandise"): tiles with variants, and how many of each. */
export const ProductPicker = itemPicker<'product_picker', 'variant'>({
  kind: 'variant',
  words: (locale) => ({
    loading: say('loading', locale),
    unloaded: say('unloaded', locale),
    empty: say('none', locale),
    full: say('problemFull', locale),
  }),
  isEmpty: (products) => products.length === 0,
  // Tickets are counted down by the step around the picker.
  reportsHold: ({ state }) => ticketsIn(state.details, state.items.values()).length === 0,
  Presentation: ProductTiles,
});
