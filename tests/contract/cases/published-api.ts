import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { cardToken, openPaidEvent } from '../paid-event.ts';
import { type Fields, onlineAnswers } from '../test-api.ts';
import { publishFresh, testActivities } from './catalogue.ts';

type Named = { code: string; name: { en: string }; filter?: string };
type Found = { workshops_session_code: string; filters: Record<string, string[]> };

/** Callers of the API as it is published: no field of it is refused, and no call of its event, pages or schedule is missing. */
export const publishedApiCases: ApiCase[] = [
  {
    name: 'takes the sessions, group and management of a submission',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const given = {
        credit: cardToken('ok'),
        sessions: ['a', 'b'],
        group: '',
        management: 'N',
        timezone: 'America/Montreal',
      };
      const answer = await event.submit(begun, given);
      expect(answer.body, answer.text).toMatchObject({ status: 'confirmed' });
    },
  },
  {
    name: 'compares the amount of an activity with its own, and saves nothing where it is another',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const begun = await api.begin();
      const choose = (amount: unknown, quantity = 2) => {
        const fields = { buyer_code: begun.code, activity_code: named('dinner'), quantity, amount };
        return api.post('saveActivityInformation', fields, begun.bearer);
      };
      for (const amount of [4400, 0, -1, 45.5]) {
        const refused = await choose(amount);
        expect([refused.status, refused.body.reason, Object.keys(refused.body.errors ?? {})]).toEqual([
          409,
          'price',
          ['amount'],
        ]);
      }
      const kept = await api.get(`/api/getActivityInformations/${begun.code}`, begun.bearer);
      expect(kept.text).not.toContain('"quantity":2');
      expect((await choose(4500)).text).toContain('"quantity":2');
      // Whoever signs off pays nothing.
      expect((await choose(0, 0)).status).toBe(200);
    },
  },
  {
    name: 'offers to invite by what there is a sender of, and says so of a text message',
    async run(api) {
      const option = await api.get('/api/getInviteColleagueOption');
      expect((option.body['send_type'] as { id: string }[]).map(({ id }) => id)).toEqual(['email']);
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      await event.submit(begun);
      const invite = (given: Fields) => {
        const fields = { code: begun.code, your_name: 'Zoé', colleague_name: 'Ana', ...given };
        return event.post('sendInvitationColleague', fields, { ...begun.bearer, 'accept-language': 'fr' });
      };
      const byText = await invite({ send_type: 'text', invite_phone: '604 555 0123' });
      expect([byText.status, byText.body.errors]).toEqual([
        422,
        { send_type: [expect.stringContaining('ce site n’envoie pas de textos')] },
      ]);
      const withoutAddress = await invite({ send_type: 'email' });
      expect([withoutAddress.status, Object.keys(withoutAddress.body.errors ?? {})]).toEqual([
        422,
        ['invite_email'],
      ]);
      const both = { send_type: 'email', invite_email: 'ana@example.org', invite_phone: '604 555 0123' };
      expect((await invite({ ...both, audience: 'attendee' })).status).toBe(200);
    },
  },
  {
    name: 'takes what an address is known by elsewhere, and keeps where it comes from and its line',
    async run(api) {
      const begun = await api.begin();
      const { address } = onlineAnswers(begun.email)['personal'] as { address: Fields };
      const theirs = { pid: 'P-77', source: 'A', value: '5445 Baillie St, Vancouver' };
      const fields = { code: begun.code, field_ID: 'address', ...address, ...theirs };
      const saved = await api.post('saveManualAddress', fields, begun.bearer);
      expect(saved.body, saved.text).toMatchObject({ source: 'A', value: theirs.value });
      const { pid: _, ...known } = theirs;
      const found = await api.get(`/api/getManualAddressByID/${saved.body['id']}`, begun.bearer);
      expect(found.body).toMatchObject(known);
      const { source: __, value: ___, ...plain } = fields;
      const bare = await api.post('saveManualAddress', plain, begun.bearer);
      expect(bare.body).toMatchObject({
        source: 'B',
        value: expect.stringMatching(/^5445 Baillie Street, /),
      });
      const personal = { ...onlineAnswers(begun.email)['personal'], address: { ...address, ...theirs } };
      expect((await api.save(begun, 'personal', personal)).status).toBe(200);
    },
  },
  {
    name: 'tells the options of an event, and not how many it takes',
    async run({ get }) {
      const { options } = (await get('/api/getClientEventFromDomain/teachers.localhost')).body;
      expect(options).toMatchObject({ registration_workshops: 'Y' });
      expect(options).not.toHaveProperty('capacity');
    },
  },
  {
    name: 'tells what lists are told apart by, and lists the workshops of one',
    async run({ get }) {
      const schema = (await get('/api/getClientEventSchema')).body;
      expect(schema).toMatchObject({ event_code: 'RTG2027', sponsors: expect.any(Array) });
      const [first] = schema['workshops'] as Named[];
      if (!first?.filter) throw new Error('the demo schedule has no filter');
      const { body } = await get(`/api/getWorkshopsBySchema/${first.code}`);
      const found = body as unknown as Found[];
      expect(found.length).toBeGreaterThan(0);
      const [filter, option] = first.code.split('.');
      for (const { filters } of found) expect(filters[filter ?? '']).toContain(option);
      const all = (await get('/api/getWorkshopsBySchema/all')).body as unknown as Found[];
      expect(all.length).toBeGreaterThan(found.length);
      expect((await get('/api/getWorkshopsBySchema/moon')).status).toBe(404);
      const [level] = schema['sponsors'] as Named[];
      expect((await get(`/api/getSponsorLogosBySchema/${level?.code}`)).status).toBe(200);
    },
  },
  {
    name: 'finds workshops by words, day, track, way of taking part and schema',
    async run({ get }) {
      const find = async (path: string, language = 'en') => {
        const answer = await get(`/api/getWorkshopByQuery/${path}`, { 'accept-language': language });
        expect(answer.status, answer.text).toBe(200);
        return (answer.body as unknown as Found[]).map((each) => each.workshops_session_code);
      };
      const all = await find('all/all');
      const english = await find('all/all?q=LAND-based%20season');
      expect(english.length).toBeGreaterThan(0);
      expect(english.length).toBeLessThan(all.length);
      expect(await find('all/all?q=territoire', 'fr')).not.toHaveLength(0);
      expect(await find('all/all?q=no-such-word')).toEqual([]);
      const friday = await find('friday/vancouver');
      expect(all).toEqual(expect.arrayContaining(friday));
      const inSchema = await find('friday/vancouver?schema=subject.land&mode=I&utm_source=mail');
      expect(friday).toEqual(expect.arrayContaining(inSchema));
      expect(inSchema.length).toBeLessThan(friday.length);
      for (const nowhere of ['monday/all', 'all/moon'])
        expect((await get(`/api/getWorkshopByQuery/${nowhere}`)).status).toBe(404);
      expect((await get('/api/getWorkshopByQuery/all/all?mode=X')).status).toBe(422);
    },
  },
  {
    name: 'gives the words in columns of a page',
    async run({ get }) {
      const { body } = await get('/api/getTWCContent/venue');
      expect(body).toMatchObject([
        {
          columns: expect.arrayContaining([
            expect.objectContaining({ title: expect.anything(), html: expect.anything() }),
          ]),
        },
      ]);
      expect((await get('/api/getTWCContent/faq')).body).toEqual([]);
      expect((await get('/api/getTWCContent/nowhere')).status).toBe(404);
    },
  },
  {
    name: 'makes codes that nothing else has',
    async run(api) {
      const make = async () => (await api.post('genCommonCode', { type: 'Registration' })).body;
      const [one, other] = [await make(), await make()];
      expect(one).toEqual({
        type: 'Registration',
        code: expect.stringMatching(/^registration-[0-9a-f-]{36}$/),
      });
      expect(other['code']).not.toBe(one['code']);
      // Good for what it is for: to begin a registration with.
      const begun = { track: 'online', mode: 'Online', registrations_day: 'friday' };
      const fields = { ...begun, email: `${randomUUID()}@example.org` };
      const started = await api.post('generateRegistrationCaptured', fields, {
        'idempotency-key': String(one['code']),
      });
      expect(started.status).toBe(200);
      expect((await api.post('genCommonCode', { type: '<b>' })).status).toBe(422);
    },
  },
];
