import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mailAttachment } from '#server/database/schema.ts';
import type { ApiCase } from '../api.contract.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaidEvent } from '../paid-event.ts';

/** Tickets as a file, where an event's documents say so. */
export const ticketCases: ApiCase[] = [
  {
    name: 'gives tickets to who bought them, by mail and to be saved, and to nobody else',
    async run(api) {
      const event = await openPaidEvent(api, { ticket_files: 'Y' });
      const [mine, other] = [await event.begin(), await event.begin()];
      const asked = { code: mine.code, locale: 'fr' };
      const bought = { product_code: 'shirt', variant_code: 'm', qty: 2 };
      expect((await event.post('purchaseProduct', { code: mine.code, ...bought }, mine.bearer)).status).toBe(
        200,
      );
      // Held, and not bought yet.
      expect((await event.post('getTickets', asked, mine.bearer)).status).toBe(404);
      await event.fill(mine);
      expect((await event.submit(mine)).status).toBe(200);

      const tickets = await event.post('getTickets', asked, mine.bearer);
      expect(tickets.status, tickets.text.slice(0, 200)).toBe(200);
      expect(tickets.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining(`attachment; filename="billets-${mine.code}.pdf"`),
      });
      expect(tickets.text.slice(0, 5)).toBe('%PDF-');
      const [mail] = await mailsTo(api, mine.email);
      const files = await api.database.db
        .select({ name: mailAttachment.name })
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mail?.id)));
      expect(files.map(({ name }) => name)).toContain(`tickets-${mine.code}.pdf`);

      expect((await event.post('getTickets', asked, other.bearer)).status).toBe(404);
      expect((await event.post('getTickets', { code: other.code }, other.bearer)).status).toBe(404);
      expect((await event.post('getTickets', asked)).status).toBe(401);
    },
  },
];
