import type { TicketSheet } from '#engine/contract/tickets.ts';
import { wordsIn } from '#server/languages/words.ts';
import type { Attachment } from '#server/mail/mailer.ts';
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
  const name = `${wordsIn(about.locale).tickets.file}-${ticket.code}.pkpass`;
  return { name, type: 'application/vnd.apple.pkpass', content };
}
