import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DeskView } from '#engine/contract/desk-views.ts';
import { auditEntry } from '#server/database/schema.ts';
import { erasePersonalData } from '#server/retention/erase-personal-data.ts';
import type { ApiCase } from '../api-case.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';

/** Lists of the desk that a team has saved under a name. */
export const deskViewCases: ApiCase[] = [
  {
    name: 'shares saved views with the team of an event, each under a name of its own',
    async run(api) {
      const event = await openPaidEvent(api);
      const [mine, theirs] = [
        await openDesk(api, event.code, event.at.host),
        await openDesk(api, event.code, event.at.host, 'owner'),
      ];
      const other = await openPaidEvent(api);
      const stranger = await openDesk(api, other.code, other.at.host);
      const views = async ({ headers }: typeof mine) =>
        (await api.get('/api/listDeskViews', headers)).body.views as DeskView[];
      const save = (fields: Record<string, string>, { headers } = mine) =>
        api.post('saveDeskView', fields, headers);
      const { status, body } = await save({ name: ' Unpaid ', query: 'money=owing&sort=name' });
      const view = body.view as DeskView;
      expect([status, view]).toEqual([
        200,
        { id: view.id, name: 'Unpaid', query: 'money=owing&sort=name', by: mine.email },
      ]);
      expect(await views(theirs)).toEqual([view]);
      expect(await views(stranger)).toEqual([]);
      const twice = await save({ name: 'UNPAID', query: '' }, theirs);
      expect([twice.status, Object.keys(twice.body.errors as object)]).toEqual([422, ['name']]);
      expect((await save({ name: '  ', query: '' })).status).toBe(422);
      await save({ name: 'All', query: '' });
      const renamed = await save({ id: view.id, name: 'Owing', query: view.query }, theirs);
      expect(renamed.status).toBe(200);
      expect((await views(mine)).map(({ name }) => name)).toEqual(['All', 'Owing']);
      expect((await save({ id: view.id, name: 'all', query: '' })).status).toBe(422);
      expect((await save({ id: view.id, name: 'X', query: '' }, stranger)).status).toBe(404);
      const remove = (id: string, { headers } = mine) => api.post('removeDeskView', { id }, headers);
      expect([(await remove(view.id, stranger)).status, (await remove('x')).status]).toEqual([404, 404]);
      expect((await remove(view.id)).status).toBe(200);
      expect((await views(theirs)).map(({ name }) => name)).toEqual(['All']);
      const entries = await api.database.db
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.eventCode, event.code), eq(auditEntry.subject, 'Owing')));
      expect(entries.map(({ action, changes }) => [action, changes]).toSorted()).toEqual([
        ['removeDeskView', [{ what: 'filters', was: 'money=owing&sort=name' }]],
        ['saveDeskView', [{ what: 'name', was: 'Unpaid', is: 'Owing' }]],
      ]);
      await erasePersonalData(api.database.db, event.code);
      expect(await views(mine)).toEqual([]);
    },
  },
];
