import { isLocale } from '#engine/configuration/text.ts';
import { persistedValue } from './persisted-value.ts';
import { textRecord } from './text-record.ts';

/** The group that is being started or paid for (spec §3 "group info"). */
export const groupInfo = persistedValue(
  'group-info',
  textRecord([
    'group_code',
    'group_organization',
    'group_contact_name',
    'group_contact_email',
    'group_contact_phone',
  ]),
);

/** The exhibitor's application under way. */
export const exhibitorInfo = persistedValue(
  'exhibitor-info',
  textRecord(['exhibitor_code', 'code', 'email']),
);

/** The sponsor's application under way. */
export const sponsorInfo = persistedValue('sponsor-info', textRecord(['sponsor_code', 'code', 'email']));

/** Who is buying an activity alone. */
export const buyerInfo = persistedValue('buyer-info', textRecord(['buyer_code', 'activity_code', 'email']));

/** The workshop that is being proposed. */
export const workshopProposalInfo = persistedValue(
  'workshop-proposal-info',
  textRecord(['workshops_code', 'instructor_code', 'email']),
);

/** The language of the last visit, for where no cookie is kept. */
export const lastLocale = persistedValue('locale', (stored) =>
  typeof stored === 'string' && isLocale(stored) ? stored : undefined,
);

/** One variant of a product in the merchandise cart, and how many of it. */
export interface CartLine {
  readonly product_code: string;
  readonly variant_code: string;
  readonly qty: number;
}

function parseLine(stored: unknown): CartLine | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('product_code' in stored) || !('variant_code' in stored) || !('qty' in stored)) return undefined;
  const { product_code, variant_code, qty } = stored;
  const isCount = typeof qty === 'number' && Number.isSafeInteger(qty) && qty > 0;
  return typeof product_code === 'string' && typeof variant_code === 'string' && isCount
    ? { product_code, variant_code, qty }
    : undefined;
}

/** The merchandise cart (spec §3 "cart"): a line that cannot be read leaves the others alone. */
export const merchandiseCart = persistedValue('cart', (stored) =>
  Array.isArray(stored) ? stored.flatMap((line) => parseLine(line) ?? []) : undefined,
);

/** Whether the overlay lies over the page (spec §3 "loading flag (show)"). */
export const loadingFlag = persistedValue('show', (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
);
