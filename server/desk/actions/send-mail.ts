import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { localeIn, resolveText } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { dossierMail } from '#server/desk/dossier-mails.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** Resends an email about a dossier to its current address; returns its subject. Throws 404 for an unknown email. */
export async function sendAgain(
  tx: Database,
  { mailer }: { mailer: Mailer },
  row: DossierRow,
  id: string,
): Promise<string> {
  const { subject } = await dossierMail(tx, row, id);
  await mailer.repeat(tx, id, row.emailTyped);
  return subject;
}

/** Emails a registration its code with the link that opens it. */
export async function sendCode(
  tx: Database,
  { mailer, link }: { mailer: Mailer; link: EventLink },
  event: EventDocument,
  row: DossierRow,
): Promise<void> {
  const locale = localeIn(row.locale);
  await mailer.queue(tx, {
    eventCode: row.eventCode,
    recipient: row.emailTyped,
    locale,
    content: {
      template: 'registration-code',
      values: {
        event: resolveText(event.name, locale),
        codes: row.code,
        link: dossierLink({ link }, row),
      },
    },
  });
}
