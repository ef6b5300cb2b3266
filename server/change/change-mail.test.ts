import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { fairEvent, fairRegistration, openFair } from '#server/testing/test-event.ts';
import { queueChangeMails } from './change-mail.ts';

/** The text of the organizers' mail about a change of a registration, in which a workshop was exchanged. */
async function toldOrganizers(after: Partial<RegistrationRow>): Promise<string> {
  const configuration = openFair();
  configuration.add('fair', { ...fairEvent, contact_email: 'desk@example.org', languages: ['en'] });
  const mails: Mail[] = [];
  const queue = async (_: Database, mail: Mail) => `${mails.push(mail)}`;
  const before = fairRegistration({ status: 'Submitted', emailTyped: 'bo@example.org', code: 'RTGB-CDFG' });
  await queueChangeMails({} as Database, { configuration, mailer: { queue } as unknown as Mailer } as never, {
    before,
    after: { ...before, ...after },
    change: {
      loses: [{ name: 'Clay' }],
      gains: [{ name: 'Song' }],
      asks: [],
      link: 'https://a.example',
    } as never,
    difference: 0,
    card: undefined,
    refunded: [],
    notify: false,
    confirm: undefined,
    waits: false,
  });
  expect(mails.map(({ recipient }) => recipient)).toEqual(['desk@example.org']);
  return mails.map(({ content }) => renderMail(content, 'en').text).join();
}

test('organizers are told before and now only of another track, mode or day', async () => {
  const swapped = await toldOrganizers({});
  expect(swapped).toContain('has made a change.');
  expect(swapped).toContain('Removed: Clay.\nAdded: Song.');
  expect(swapped).not.toMatch(/Before|Now/);
  const moved = await toldOrganizers({ track: 'online', mode: 'Online' });
  expect(moved).toMatch(/Before: Main \(in person\).*Now: From home \(online\)/s);
});
