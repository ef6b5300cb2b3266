import type { TicketSheet } from '#engine/contract/tickets.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { ticketWords } from '#server/tickets/ticket-words.ts';
import { applePass } from './apple-pass.ts';
import type { AppleWallet } from './open-wallets.ts';
import type { PassContent } from './pass-content.ts';

/** A ticket of an order by its number, as a file for Apple Wallet; undefined where there is no such ticket. */
export async function writeApplePass(
  sheet: TicketSheet,
  number: number,
  about: Pick<PassContent, 'event' | 'code' | 'locale'>,
  wallet: AppleWallet,
): Promise<Attachment | undefined> {
  const ticket = sheet.tickets.find((each) => each.number === number);
  if (!ticket) return undefined;
  const content = await applePass({ ...about, sheet, ticket }, wallet);
  const name = `${ticketWords[about.locale].file}-${ticket.code}.pkpass`;
  return { name, type: 'application/vnd.apple.pkpass', content };
}
