import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openDrafts } from '../open-drafts.ts';

type Link = { id: string; by: string; expires_at: string; at?: string };

/** Previews of drafts: who is let in, without starting one. */
export const previewCases: ApiCase[] = [
  {
    name: 'shows a draft’s preview to no one without a valid grant, and revokes links',
    async run(api) {
      const { event, mine, start } = await openDrafts(api);
      const draft = await start();
      const ask = (call: string, fields: Record<string, string>) => api.post(call, fields, mine.headers);
      const links = async () =>
        (await api.get(`/api/listPreviewLinks/${draft}`, mine.headers)).body.links as Link[];
      const opened = await ask('openPreview', { draft });
      const own = new URL(String(opened.body.url));
      expect(own.hostname, opened.text).toMatch(/^preview-[0-9a-f]{32}\./);
      expect(own.hostname.endsWith(`.${event.at.host}`)).toBe(true);
      const created = await ask('createPreviewLink', { draft, days: '7', at: '2027-01-15T12:00Z' });
      expect(created.body.link, created.text).toMatchObject({
        by: mine.email,
        at: '2027-01-15T12:00:00.000Z',
      });
      const shared = new URL(String(created.body.url));
      const grant = String(shared.searchParams.get('preview'));
      const visit = (to: string, given: { query?: string; cookie?: string } = {}) =>
        api.get(`/${given.query ? `?preview=${given.query}` : ''}`, {
          host: to,
          accept: 'text/html',
          ...(given.cookie && { cookie: `preview=${given.cookie}` }),
        });
      const entered = await visit(shared.host, { query: grant });
      expect([entered.status, entered.headers['location']]).toEqual([302, '/']);
      expect(String(entered.headers['set-cookie'])).toContain(
        `preview=${grant}; Path=/; HttpOnly; SameSite=Lax`,
      );
      // Without a grant, with one that was altered, and with that of another draft.
      const other = new URL(String((await ask('openPreview', { draft: await start('Other') })).body.url));
      const refused = [
        await visit(shared.host),
        await visit(shared.host, { query: `${grant}x` }),
        await visit(shared.host, { cookie: grant.replace('.1', '.2') }),
        await visit(other.host, { query: grant }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect(refused[0]?.headers['x-robots-tag']).toContain('noindex');
      expect((await links()).map(({ id }) => id)).toEqual([(created.body.link as Link).id]);
      const { id } = created.body.link as Link;
      expect((await ask('revokePreviewLink', { draft, id })).body).toEqual({ revoked: 'Y' });
      expect((await ask('revokePreviewLink', { draft, id })).status).toBe(404);
      expect(await links()).toEqual([]);
      expect((await visit(shared.host, { cookie: grant })).status).toBe(403);
      expect((await ask('openPreview', { draft, at: 'tomorrow' })).status).toBe(422);
      // An editor reads no registrations, whatever is masked in them.
      expect((await ask('openPreview', { draft, registration: '7KQM-42RD' })).status).toBe(403);
      expect((await ask('openPreview', { draft, flow: 'registration', walk: '9999' })).status).toBe(404);
      expect((await ask('openPreview', { draft, flow: 'another', walk: '0' })).status).toBe(404);
      const entries = await api.database.db
        .select({ action: auditEntry.action })
        .from(auditEntry)
        .where(eq(auditEntry.eventCode, event.code));
      const actions = entries.map(({ action }) => action).filter((action) => /Preview/.test(action));
      expect(actions.toSorted()).toEqual(['createPreviewLink', 'revokePreviewLink']);
    },
  },
];
