import type { FeeLine } from '#engine/contract/money.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { PickKind } from '#server/database/schema.ts';
import type { FoundOffer, OfferKind } from '#server/inventory/find-offers.ts';
import { amountOf } from '#server/inventory/offer-amount.ts';
import { formatPersons, formatPieces } from '#server/languages/format-quantity.ts';
import { firstUpperText, joinTexts } from '#server/languages/join-texts.ts';

/** An item and its quantity. */
export type Picked = {
  kind: PickKind;
  item: string;
  quantity: number;
  /** Further details, such as the chosen amount. */
  detail?: Record<string, string>;
};

/** The catalogue that picks are priced by. */
export type Catalogue = {
  schedule?: ScheduleDocument;
  offerOf?(item: { kind: OfferKind; item: string }): FoundOffer | undefined;
};

/** The id of the line of a pick in a quote. */
export function pickedLineId(kind: PickKind, item: string): string {
  return `${kind}-${item}`;
}

/** The lines of items; free ones, those paid to the instructor and removed ones have none. */
export function pickedLines(picked: readonly Picked[], catalogue: Catalogue): FeeLine[] {
  return picked.flatMap((pick) => {
    switch (pick.kind) {
      case 'session':
        return workshopLine(pick, catalogue.schedule);
      case 'variant':
      case 'activity':
      case 'choice':
        return offerLine(
          { ...pick, kind: pick.kind },
          catalogue.offerOf?.({ kind: pick.kind, item: pick.item }),
        );
      case 'discount':
        return [];
      default:
        return pick.kind satisfies never;
    }
  });
}

/** Whether an item is a product or an offer that is no longer sold; it stays bought, at what was paid for it. */
export function isUnsold({ kind, item }: Picked, catalogue: Catalogue): boolean {
  if (kind !== 'variant' && kind !== 'choice') return false;
  const found = catalogue.offerOf?.({ kind, item });
  return !found || (kind === 'variant' && !found.variant);
}

function workshopLine({ item }: Picked, schedule: ScheduleDocument | undefined): FeeLine[] {
  const session = schedule?.sessions.find(({ code }) => code === item);
  const workshop = schedule?.workshops.find(({ code }) => code === session?.workshop);
  if (!workshop || session?.fee?.payable !== 'registration') return [];
  const slot = schedule?.slots.find(({ code }) => code === session.schedule);
  const { amount, detail } = session.fee;
  return [
    {
      id: pickedLineId('session', item),
      category: 'workshop',
      label: workshop.title,
      detail: joinTexts([slot?.label, detail], ' · '),
      amount,
    },
  ];
}

function offerLine(pick: Picked & { kind: OfferKind }, found: FoundOffer | undefined): FeeLine[] {
  if (!found || (pick.kind === 'variant' && !found.variant)) return [];
  const { document, offer, variant } = found;
  const amount = variant?.amount ?? amountOf(offer, pick);
  if (amount === 0) return [];
  return [
    {
      id: pickedLineId(pick.kind, pick.item),
      category: document.category,
      // Bunks, booths and sponsor levels are no conference fee by name.
      ...(document.category === 'conference' && { heading: document.label }),
      label: offer.name,
      detail: detailOf(pick, found),
      ...(pick.quantity > 1 && { quantity: pick.quantity }),
      amount: amount * pick.quantity,
    },
  ];
}

/** A line's detail besides its name: quantity and variant. */
function detailOf({ kind, quantity }: Picked, { document, offer, variant }: FoundOffer): Text {
  if (kind === 'activity') return formatPersons(quantity);
  if (variant) return joinTexts([variant.name, formatPieces(quantity)], ' · ');
  const group = document.groups?.find(({ code }) => code === offer.group)?.name;
  return firstUpperText(joinTexts([group, ...(quantity > 1 ? [formatPieces(quantity)] : [])], ' · '));
}
