import { createHash } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import { canonicalJson } from '#server/secrets/canonical-json.ts';
import { themePaints } from '#server/themes/theme-paints.ts';
import { scannedCode } from '#server/tickets/ticket-code.ts';
import { ticketFacts } from '#server/tickets/ticket-facts.ts';
import { ticketWords } from '#server/tickets/ticket-words.ts';
import type { GoogleWallet } from './open-wallets.ts';
import { firstDoors, type PassContent } from './pass-content.ts';

/** As many characters of a token as Google calls safe in an address. */
const SAFE = 1_800;

/**
 * The address at which Google puts a ticket into a wallet: a signed token that holds the ticket and the event
 * (developers.google.com/wallet/reference/rest/v1/Jwt). In one language, and without what the page says too where names
 * are long: an address may not be of any length.
 */
export async function googlePassLink(content: PassContent, wallet: GoogleWallet): Promise<string> {
  const whole = await signed(content, wallet);
  const token =
    whole.length <= SAFE
      ? whole
      : await signed({ ...content, sheet: { ...content.sheet, venue: undefined } }, wallet);
  return `https://pay.google.com/gp/v/save/${token}`;
}

async function signed(content: PassContent, wallet: GoogleWallet): Promise<string> {
  const type = ticketClass(content, wallet);
  const payload = {
    eventTicketClasses: [type],
    eventTicketObjects: [ticketObject(content, wallet, type.id)],
  };
  return new SignJWT({ typ: 'savetowallet', payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(wallet.account)
    .setAudience('google')
    .setIssuedAt()
    .sign(await importPKCS8(wallet.key, 'RS256'));
}

/** What all tickets of an event have in common. Google keeps the first of a name: what is said otherwise has another. */
function ticketClass(content: PassContent, { issuer }: GoogleWallet) {
  const { event, sheet, locale } = content;
  const { name, address } = sheet.venue ?? {};
  const doors = firstDoors(content);
  const said = {
    issuerName: resolveText(event.client_name, locale),
    reviewStatus: 'UNDER_REVIEW',
    eventName: localized(event.name, content),
    // Google takes a venue with both alone.
    ...(name &&
      address && { venue: { name: localized(name, content), address: localized(address, content) } }),
    // On the clock of the venue, so without an offset.
    ...(doors && { dateTime: { doorsOpen: `${doors.date}T${doors.doors}` } }),
    hexBackgroundColor: themePaints(event.theme.theme_system).ink,
  };
  const digest = createHash('sha256').update(canonicalJson(said)).digest('hex').slice(0, 10);
  return { id: `${issuer}.${event.event_code}-${digest}`, ...said };
}

function ticketObject(content: PassContent, { issuer }: GoogleWallet, classId: string) {
  const { ticket, locale } = content;
  const facts = ticketFacts(content, ticket, locale);
  return {
    id: `${issuer}.${ticket.code}`,
    classId,
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: scannedCode(ticket.code), alternateText: ticket.code },
    ticketType: localized(ticket.name, content),
    ticketHolderName: facts.for.join(' '),
    ticketNumber: facts.ticket.join(', '),
    ...(facts.when.length > 0 && {
      textModulesData: [
        { id: 'when', header: ticketWords(content.event, locale).when, body: facts.when.join(' · ') },
      ],
    }),
  };
}

function localized(text: Text, { locale }: Pick<PassContent, 'locale'>) {
  return { defaultValue: { language: locale, value: resolveText(text, locale) } };
}
