import { newEmail } from './attendee.ts';
import type { Visitor } from './browser.ts';
import { type BegunByApi, keepOnDevice, mustCall, reviewByApi } from './by-api.ts';
import { eventWords, siteOfEvent } from './event-documents.ts';
import { whole } from './words.ts';

const EVENT = 'tickets';

/** What is chosen before the checkout. */
interface Chosen {
  readonly product?: string;
  readonly qty?: number;
  /** Another server's than the shared one's. */
  readonly site?: string;
}

/** An order of tickets with so many of one kind chosen, as if it had been begun in a browser. */
async function orderByApi({
  product = 'deck',
  qty = 1,
  site = siteOfEvent(EVENT),
}: Chosen): Promise<BegunByApi> {
  const email = newEmail('wren');
  const fields = { track: 'wharf', mode: 'In-Person', email, registrations_day: ['saturday'] };
  const { registration, token } = await mustCall('generateRegistrationCaptured', fields, { site });
  const { code } = registration;
  const begun = { email, code, token, registration, site };
  const ticket = { product_code: product, variant_code: 'one', qty };
  await mustCall('purchaseProduct', { code, ...ticket }, begun);
  const { versions } = await reviewByApi(begun);
  const version = versions['tickets'] ?? 1;
  const values = JSON.stringify({ tickets: [ticket] });
  await mustCall(
    'saveRegistrationPersonalInformations',
    { code, form_type: 'tickets', version, values },
    begun,
  );
  return begun;
}

/** Brings a visitor to the checkout of one evening’s tickets, with one on deck where nothing else is named. */
export async function atCheckoutByApi(visitor: Visitor, chosen: Chosen = {}): Promise<BegunByApi> {
  const begun = await orderByApi(chosen);
  await keepOnDevice(visitor, begun);
  await visitor.page.goto(visitor.address('/registration/step'));
  const { title } = eventWords(EVENT, visitor.locale).form('checkout');
  await visitor.page.getByRole('heading', { level: 1, name: whole(title) }).waitFor();
  return begun;
}
