import type { ActivitiesDocument } from '#engine/configuration/activities-document.ts';
import type { Offer, OffersDocument } from '#engine/configuration/offers-document.ts';
import type { ProductsDocument } from '#engine/configuration/products-document.ts';
import type { ScheduleDocument } from '#engine/configuration/schedule-document.ts';
import type { FeeLine } from '#engine/contract/money.ts';
import type { PickKind } from '#server/database/schema.ts';
import { amountOf } from '#server/inventory/offers/offer-amount.ts';
import { splitVariantItem } from '#server/inventory/stock/limits.ts';
import { joinTexts } from './join-texts.ts';
import { personsInWords, piecesInWords } from './quantity-words.ts';

/** Something picked, and how much of it. */
export type Picked = {
  kind: PickKind;
  item: string;
  quantity: number;
  /** What else was said of it, such as how much is given. */
  detail?: Record<string, string>;
};

/** The catalogue that picks are priced by. */
export type Catalogue = {
  schedule?: ScheduleDocument;
  products?: ProductsDocument;
  activities?: ActivitiesDocument;
  offerOf?(item: string): { document: OffersDocument; offer: Offer } | undefined;
};

/** The id of the line of a pick in a quote. */
export function pickedLineId(kind: PickKind, item: string): string {
  return `${kind}-${item}`;
}

/** What picks cost; what is free, is paid to the instructor, or is in the catalogue no more has no line. */
export function pickedLines(picked: readonly Picked[], catalogue: Catalogue): FeeLine[] {
  return picked.flatMap((pick) => {
    switch (pick.kind) {
      case 'session':
        return workshopLine(pick, catalogue.schedule);
      case 'variant':
        return productLine(pick, catalogue.products);
      case 'activity':
        return activityLine(pick, catalogue.activities);
      case 'choice':
        return choiceLine(pick, catalogue.offerOf?.(pick.item));
      case 'discount':
        return [];
      default:
        return pick.kind satisfies never;
    }
  });
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

function productLine({ item, quantity }: Picked, products: ProductsDocument | undefined): FeeLine[] {
  const [productCode, variantCode] = splitVariantItem(item);
  const product = products?.products.find(({ code }) => code === productCode);
  const variant = product?.variants.find(({ code }) => code === variantCode);
  if (!product || !variant) return [];
  return [
    {
      id: pickedLineId('variant', item),
      category: 'merchandise',
      label: product.name,
      detail: joinTexts([variant.name, piecesInWords(quantity)], ' · '),
      amount: (variant.amount ?? product.amount) * quantity,
    },
  ];
}

function activityLine({ item, quantity }: Picked, activities: ActivitiesDocument | undefined): FeeLine[] {
  const activity = activities?.activities.find(({ code }) => code === item);
  if (activity?.amount === undefined) return [];
  return [
    {
      id: pickedLineId('activity', item),
      category: 'activity',
      label: activity.name,
      detail: personsInWords(quantity),
      amount: activity.amount * quantity,
    },
  ];
}

function choiceLine(pick: Picked, found: { document: OffersDocument; offer: Offer } | undefined): FeeLine[] {
  const amount = found ? amountOf(found.offer, pick) : 0;
  if (!found || amount === 0) return [];
  const { document, offer } = found;
  const group = document.groups?.find(({ code }) => code === offer.group)?.name;
  return [
    {
      id: pickedLineId('choice', pick.item),
      category: document.category,
      label: offer.name,
      detail: joinTexts([group, ...(pick.quantity > 1 ? [piecesInWords(pick.quantity)] : [])], ' · '),
      amount: amount * pick.quantity,
    },
  ];
}
