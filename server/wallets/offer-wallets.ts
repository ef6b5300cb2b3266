import type { TicketSheet } from '#engine/contract/tickets.ts';
import { googlePassLink } from './google-pass.ts';
import type { Wallets } from './open-wallets.ts';
import type { PassContent } from './pass-content.ts';

/** The tickets of an order with the wallets that they may be put into: only those that are configured. */
export async function offerWallets(
  sheet: TicketSheet,
  about: Pick<PassContent, 'event' | 'code' | 'locale'>,
  { apple, google }: Wallets,
): Promise<TicketSheet> {
  if (!google) return { ...sheet, ...(apple && { apple_wallet: 'Y' }) };
  const tickets = await Promise.all(
    sheet.tickets.map(async (ticket) => ({
      ...ticket,
      google_wallet: await googlePassLink({ ...about, sheet, ticket }, google),
    })),
  );
  return { ...sheet, tickets, ...(apple && { apple_wallet: 'Y' }) };
}
