import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { outboxMail } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';

/** The mail with somebody's code: in the language of who asks for it, whatever the registration was begun in. */
export const codeMailCases: ApiCase[] = [
  ['en', 'fr', 'Votre code d’inscription', '/fr/registration/manage'],
  ['fr', 'en', 'Your registration code', '/registration/manage'],
].map(([begunIn = '', asked = '', subject = '', link = '']) => ({
  name: `mails a code in the language of who asks: ${asked}`,
  async run(api) {
    const { code, email } = await api.begin({}, { 'accept-language': begunIn });
    const mails = () => api.database.db.select().from(outboxMail).where(eq(outboxMail.recipient, email));
    await api.post('sendLookUpCode', { email, locale: asked });
    await vi.waitFor(
      async () => {
        // That it has begun is mailed too, and may come first or last.
        const came = (await mails()).filter((mail) => mail.subject.includes(subject));
        expect(came).toHaveLength(1);
        expect(came[0]?.text).toContain(code);
        expect(came[0]?.text).toMatch(new RegExp(`https?://[^/]+${link}\\?code=[A-Z0-9]{4}-[A-Z0-9]{4}\n`));
      },
      { timeout: 60_000 },
    );
  },
}));
