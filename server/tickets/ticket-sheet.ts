import type { TicketSheet } from '#engine/contract/tickets.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import { type Text, textSaid } from '#engine/form/languages/text.ts';
import { findReceipt } from '#server/billing/find-receipt.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { shopOf } from '#server/inventory/find-offers.ts';
import { activitiesOf } from '#server/items/activities.ts';
import { activityWhen } from '#server/offers/activity-information.ts';
import { venueLocation } from '#server/schedule/venue.ts';
import { codeSymbol } from './code-symbol.ts';
import { NO_VARIANT, type TicketRow, ticketsOf } from './issue-tickets.ts';
import { scannedCode } from './ticket-code.ts';

/** The tickets of an order as its holder sees them, with venue and notes. */
export async function ticketSheet(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
): Promise<TicketSheet> {
  const tickets = await ticketsOf(db, configuration, row);
  const buyer = attendeeName(row);
  const venue = venueLocation(configuration, row.eventCode, row.track);
  const shop = shopOf(configuration, row.eventCode);
  const receipt = await findReceipt(db, row.id);
  return {
    tickets: tickets.map((each) => ({
      ...ticketView(each, shop?.offers ?? []),
      ...ofActivity(configuration, each),
    })),
    ...(buyer !== undefined && { buyer }),
    email: row.emailTyped,
    registrations_day: row.days,
    ...(venue && { venue: { name: venue.name, ...(venue.address && { address: unbroken(venue.address) }) } }),
    notes: shop?.ticket_notes ?? [],
    paid: receipt?.quote.total ?? 0,
  };
}

function ticketView(row: TicketRow, products: readonly Offer[]): TicketSheet['tickets'][number] {
  const { code, number, product, variant, name, variantName, holder, amount } = row;
  return {
    code,
    number,
    product_code: product,
    variant_code: variant,
    name,
    ...(hasVariants(row, products) && { variant: variantName }),
    ...(holder !== null && { holder }),
    amount,
    symbol: codeSymbol(scannedCode(code)),
  };
}

/** An activity's time and place, shown on its ticket instead of the event's. */
function ofActivity(
  configuration: ConfigurationStore,
  { eventCode, product, variant }: TicketRow,
): Pick<TicketSheet['tickets'][number], 'when' | 'place'> {
  if (variant !== NO_VARIANT) return {};
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  const activity = activitiesOf(configuration, eventCode).find(({ code }) => code === product);
  if (!event || !activity) return {};
  const when = activityWhen(activity, event);
  return { ...(when && { when }), ...(activity.where !== undefined && { place: activity.where }) };
}

/** Whether a product has several variants, so that the variant is worth showing. */
function hasVariants({ product }: Pick<TicketRow, 'product'>, products: readonly Offer[]): boolean {
  return (products.find(({ code }) => code === product)?.variants?.length ?? 0) > 1;
}

/** An address whose postal code stays on one line. */
function unbroken(address: Text): Text {
  const keep = (text: string) => text.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/g, '$1\u00a0$2');
  return typeof address === 'string' ? keep(address) : textSaid((locale) => keep(address[locale]));
}
