import { createHmac, randomBytes } from 'node:crypto';
import { type InvoiceRow, invoicesOf } from '#server/billing/invoice-rows.ts';
import type { Database } from '#server/database/database.ts';
import { localeOfDossier } from '#server/dossiers/dossier-locale.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { hashesEqual } from '#server/secrets/secret-hash.ts';
import { ensureSharedSecret } from '#server/secrets/shared-secret.ts';

const ID_LENGTH = 22;

/** Signs the id and the code of a dossier: with another code, older links no longer open. */
async function signed(db: Database, { id, code }: Pick<DossierRow, 'id' | 'code'>): Promise<string> {
  const key = await ensureSharedSecret(db, 'pay-link');
  return createHmac('sha256', key).update(`${id}:${code}`).digest().subarray(0, 16).toString('base64url');
}

/** A dossier's id as its payment links begin. */
const idOf = ({ id }: Pick<DossierRow, 'id'>) =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** The payment link's secret: it only shows what a dossier owes and pays it, and never changes. */
export async function paySecret(db: Database, row: Pick<DossierRow, 'id' | 'code'>): Promise<string> {
  return `${idOf(row)}${await signed(db, row)}`;
}

/** The address of the page on which a dossier's holder pays what they owe. */
export async function payLink(
  db: Database,
  { link }: { readonly link: EventLink },
  row: DossierRow,
): Promise<string> {
  return link(row.eventCode, localeOfDossier(row), payOwedPage(await paySecret(db, row)), row.origin);
}

/** A new address to pay one invoice of a dossier on, for someone else; stored with the invoice. */
export function payLinkForOther({ link }: { readonly link: EventLink }, row: DossierRow): string {
  const secret = `${idOf(row)}${randomBytes(16).toString('base64url')}`;
  return link(row.eventCode, localeOfDossier(row), payOwedPage(secret), row.origin);
}

/** The page on which a dossier's holder pays what they owe. */
export const payOwedPage = (secret: string): `/${string}` => `/registration/pay/${secret}`;

/** A dossier to pay, and whose invoices its link opens: the holder's, or those of someone else with that link. */
export type ToPay = { readonly row: DossierRow; readonly opens: (invoice: InvoiceRow) => boolean };

/** The dossier of an event that a secret is for; undefined for any other text. */
export async function dossierToPay(
  db: Database,
  eventCode: string,
  secret: string,
): Promise<ToPay | undefined> {
  const hex = Buffer.from(secret.slice(0, ID_LENGTH), 'base64url').toString('hex');
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  if (!parts) return undefined;
  const row = await findDossier(db, eventCode, parts.slice(1).join('-'));
  if (!row) return undefined;
  if (hashesEqual(await paySecret(db, row), secret)) return { row, opens: isHolders };
  const opens = ({ recipient, submission: { link } }: InvoiceRow) =>
    recipient !== null && typeof link === 'string' && hashesEqual(link.slice(-secret.length), secret);
  return (await invoicesOf(db, row.id)).some(opens) ? { row, opens } : undefined;
}

/** Whether a dossier's holder pays an invoice, not someone else. */
export const isHolders = ({ recipient }: InvoiceRow): boolean => recipient === null;
