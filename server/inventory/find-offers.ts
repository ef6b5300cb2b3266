import type { Offer, OffersDocument, Variant } from '#engine/event/documents/offers/schema.ts';
import { ACTIVITIES, SHOP } from '#engine/event/documents/offers/views.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { PickKind } from '#server/database/schema.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The kinds of items that are offers, by their documents: the shop, the activities, and all others. */
export type OfferKind = Extract<PickKind, 'choice' | 'variant' | 'activity'>;

/** An offer with its document; in the shop also the variant, unless that was removed. */
export interface FoundOffer {
  readonly document: OffersDocument;
  readonly offer: Offer;
  readonly variant?: Variant | undefined;
}

/** An offer's name among the inventory; codes have no slash. */
export function choiceItem(offers: string, offer: string): string {
  return `${offers}/${offer}`;
}

export function splitChoiceItem(item: string): [offers: string, offer: string] {
  const [offers = '', offer = ''] = item.split('/', 2);
  return [offers, offer];
}

/** A variant's name among the inventory. */
export function variantItem(product: string, variant: string): string {
  return `${product}/${variant}`;
}

export function splitVariantItem(item: string): [product: string, variant: string] {
  const [product = '', variant = ''] = item.split('/', 2);
  return [product, variant];
}

/** The offers of a `choice_picker`; undefined without such a document. */
export function offersNamed(
  configuration: Configured,
  eventCode: string,
  code: string,
): OffersDocument | undefined {
  return code === SHOP || code === ACTIVITIES ? undefined : documentOf(configuration, eventCode, code);
}

/** The event's shop; undefined if it sells nothing. */
export const shopOf = (configuration: Configured, eventCode: string): OffersDocument | undefined =>
  documentOf(configuration, eventCode, SHOP);

/** The event's activities; undefined without any. */
export const activityOffersOf = (configuration: Configured, eventCode: string): OffersDocument | undefined =>
  documentOf(configuration, eventCode, ACTIVITIES);

const documentOf = (configuration: Configured, eventCode: string, code: string) =>
  configuration.current(eventCode, 'offers', code)?.document;

/** The offer that an item is of; undefined if it is no longer published. */
export function offerOf(
  configuration: Configured,
  eventCode: string,
  { kind, item }: { readonly kind: OfferKind; readonly item: string },
): FoundOffer | undefined {
  const find = kind === 'choice' ? offersNamed : documentOf;
  return offerIn(find(configuration, eventCode, offersCodeOf({ kind, item })), { kind, item });
}

/** The code of the document that an item is offered in. */
export function offersCodeOf({ kind, item }: { readonly kind: OfferKind; readonly item: string }): string {
  if (kind === 'choice') return splitChoiceItem(item)[0];
  return kind === 'variant' ? SHOP : ACTIVITIES;
}

/** The offer that an item is of in a version of its document; undefined if it is not there. */
export function offerIn(
  document: OffersDocument | undefined,
  { kind, item }: { readonly kind: OfferKind; readonly item: string },
): FoundOffer | undefined {
  const [first, second] = splitVariantItem(item);
  const name = kind === 'choice' ? second : first;
  const offer = document?.offers.find(({ code }) => code === name);
  if (!document || !offer) return undefined;
  if (kind !== 'variant') return { document, offer };
  return { document, offer, variant: offer.variants?.find(({ code }) => code === second) };
}

/** An item of a version of a document. */
export type ListedItem = Omit<FoundOffer, 'document'> & { readonly kind: OfferKind; readonly item: string };

/** All items of a document: of the shop, its variants. */
export function itemsIn({ code: document, offers }: OffersDocument): ListedItem[] {
  return offers.flatMap((offer): ListedItem[] => {
    const { code, variants = [] } = offer;
    if (document === ACTIVITIES) return [{ kind: 'activity', item: code, offer }];
    if (document !== SHOP) return [{ kind: 'choice', item: choiceItem(document, code), offer }];
    return variants.map((variant) => ({
      kind: 'variant',
      item: variantItem(code, variant.code),
      offer,
      variant,
    }));
  });
}

/** Whether an item is still published: of the shop, also its variant. */
export function isPublished(
  configuration: Configured,
  eventCode: string,
  item: { readonly kind: OfferKind; readonly item: string },
): boolean {
  const found = offerOf(configuration, eventCode, item);
  return found !== undefined && (item.kind !== 'variant' || found.variant !== undefined);
}

/** The stock of an offer for applicants: 0 if it was given to someone else. */
export function stockOf({ stock, taken_by }: Offer): number | undefined {
  return taken_by === undefined ? stock : 0;
}
