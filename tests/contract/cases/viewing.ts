import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { api as contract } from '#engine/contract/api.ts';
import { auditEntry, dossier, organizer, outboxMail } from '#server/database/schema.ts';
import { grantView, VIEW_SECONDS } from '#server/organizers/view-grant.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import { type Headers, organizerToken, type TestApi } from '../test-api.ts';

/** A submitted registration, and an organizer who sees its page. */
async function open(api: TestApi) {
  const event = await openPaidEvent(api);
  const begun = await event.begin();
  await event.fill(begun);
  expect((await event.submit(begun)).status).toBe(200);
  const desk = await openDesk(api, event.code, event.at.host);
  const view = (code = begun.code, headers = desk.headers) => api.post('openAttendeePage', { code }, headers);
  const { body } = await view();
  const grant = String(body['grant']);
  /** As the page of the attendee asks, in the organizer's browser. */
  const seen: Headers = { ...desk.headers, authorization: `Bearer ${grant}` };
  const review = (headers = seen, code = begun.code) => api.post('initStepReview', { code }, headers);
  return { event, begun, desk, view, grant, seen, review, opened: body };
}

/** Every call of the contract, as a request without fields. */
const everyCall = Object.values(contract)
  .flatMap((resource) => Object.entries(resource))
  .map(([name, endpoint]) => ({
    name,
    access: endpoint.access,
    writes: endpoint.method !== 'GET' && !('reads' in endpoint && endpoint.reads),
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{\w+\}/g, 'x')}`,
  }));

/** An attendee's page as an organizer sees it. */
export const viewingCases: ApiCase[] = [
  {
    name: 'lets an organizer see an attendee’s page, and refuses every call that writes',
    async run(api) {
      const { event, begun, seen, review, opened } = await open(api);
      expect(opened).toMatchObject({ name: 'Zoé Tremblay', until: expect.any(String) });
      const page = await review();
      expect([page.status, page.body['registration']]).toMatchObject([200, { code: begun.code }]);
      for (const read of ['getEmailByCode', 'getRegistrationFees', 'getCancellation'])
        expect([read, (await api.get(`/api/${read}/${begun.code}`, seen)).status]).toEqual([read, 200]);

      const mails = () => api.database.db.$count(outboxMail, eq(outboxMail.eventCode, event.code));
      const [before, sent] = [(await review()).body, await mails()];
      const writes = everyCall.filter((call) => call.writes);
      expect(writes.length).toBeGreaterThan(100);
      for (const { name, access, method, url } of writes) {
        const { status, body } = await api.send(method, url, undefined, seen);
        expect([name, status]).toEqual([name, access === 'organizer' ? 401 : 403]);
        if (status === 403) expect(body.errors?.['request']?.[0]).toContain('Nothing can be changed');
      }
      for (const { name, method, url } of everyCall.filter((call) => call.access === 'organizer'))
        expect([name, (await api.send(method, url, undefined, seen)).status]).toEqual([name, 401]);
      expect((await review()).body).toEqual(before);
      expect(await mails()).toBe(sent);
      // The attendee's own token works as before.
      expect((await event.review(begun)).status).toBe(200);
      const log = await api.database.db
        .select({ subject: auditEntry.subject })
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, event.code), eq(auditEntry.action, 'openAttendeePage')));
      expect(log).toEqual([{ subject: begun.code }]);
    },
  },
  {
    name: 'ends what an organizer sees with its time, their session and their role, and shows no other page',
    async run(api) {
      const { event, begun, desk, view, seen, review } = await open(api);
      const other = await event.begin();
      expect((await review(seen, other.code)).status).toBe(404);
      const theirs = await open(api);
      expect((await view(theirs.begun.code)).status).toBe(404);
      expect((await review({ ...seen, host: theirs.event.at.host })).status).toBe(401);
      // Copied to another browser, or into another organizer's.
      const { cookie: _, ...elsewhere } = seen;
      expect((await review(elsewhere)).status).toBe(401);
      const colleague = await openDesk(api, event.code, event.at.host);
      expect(
        (await review({ ...colleague.headers, authorization: String(seen['authorization']) })).status,
      ).toBe(401);
      for (const role of ['editor', 'reviewer', 'door'] as const) {
        const { headers } = await openDesk(api, event.code, event.at.host, role);
        expect([role, (await view(begun.code, headers)).status]).toEqual([role, 403]);
      }
      const root = { ...event.at, authorization: `Bearer ${organizerToken}` };
      expect((await view(begun.code, root)).status).toBe(403);

      const { db } = api.database;
      const [row] = await db.select({ id: dossier.id }).from(dossier).where(eq(dossier.code, begun.code));
      const session = String(seen['authorization']).split('.')[2] ?? '';
      const lately = await grantView(db, { dossierId: row?.id ?? '', session }, Date.now() - 1_000);
      const past = { dossierId: row?.id ?? '', session };
      const over = await grantView(db, past, Date.now() - VIEW_SECONDS * 1_000);
      const by = (grant: string) => ({ ...seen, authorization: `Bearer ${grant}` });
      expect((await review(by(lately.grant))).status).toBe(200);
      expect((await review(by(over.grant))).status).toBe(401);
      expect((await review(by(`${lately.grant}x`))).status).toBe(401);

      const isTheirs = and(eq(organizer.eventCode, event.code), eq(organizer.email, desk.email));
      await db.update(organizer).set({ role: 'door' }).where(isTheirs);
      expect((await review()).status).toBe(403);
      await db.update(organizer).set({ role: 'desk' }).where(isTheirs);
      expect((await review()).status).toBe(200);
      expect((await api.post('signOutOrganizer', {}, desk.headers)).status).toBe(200);
      expect((await review()).status).toBe(401);
    },
  },
];
