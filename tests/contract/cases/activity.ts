import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import type { Answer, Begun, TestApi } from '../test-api.ts';
import { publishFresh, testActivities } from './catalogue.ts';

type Informations = { activity_code: string; quantity: number }[];

/** What goes on besides the workshops. */
export const activityCases: ApiCase[] = [
  {
    name: 'lists the activities of a registration’s track, each at its instant and for its amount',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const begun = await api.begin();
      const list = await api.get(`/api/getActivityInformations/${begun.code}`, begun.bearer);
      expect(list.body['activities']).toMatchObject([
        {
          activity_code: named('dinner'),
          amount: 4500,
          most: 2,
          availability: 'limited',
          left: 2,
          quantity: 0,
          // Of no one track, so in the event's own time zone.
          start: '2027-02-19T18:00:00.000-07:00',
          timezone: 'America/Vancouver',
        },
        { activity_code: named('walk'), amount: 0, most: 1, availability: 'open' },
      ]);
      const one = await api.get(`/api/getActivityInformation/${named('walk')}/${begun.code}`, begun.bearer);
      expect(one.body).toMatchObject({ activity_code: named('walk') });
      const tour = `/api/getActivityInformation/${named('tour')}/${begun.code}`;
      expect((await api.get(tour, begun.bearer)).status).toBe(404);
      expect((await api.get(`/api/getActivityInformationByCode/${named('tour')}`)).status).toBe(200);
    },
  },
  {
    name: 'signs up for one only, gives the other back, and keeps it where the new one is full',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const [mine, theirs] = [await api.begin(), await api.begin()];
      await choose(api, theirs, named('dinner'), 1);
      await choose(api, mine, named('walk'), 1);
      const full = await choose(api, mine, named('dinner'), 2);
      expect([full.status, full.body.reason]).toEqual([409, 'full']);
      const kept = await api.get(`/api/getActivityInformations/${mine.code}`, mine.bearer);
      expect(chosen(kept)).toEqual([[named('walk'), 1]]);
      expect(chosen(await choose(api, mine, named('dinner'), 1))).toEqual([[named('dinner'), 1]]);
      expect(chosen(await choose(api, mine, named('dinner'), 0))).toEqual([]);
      expect((await choose(api, theirs, named('dinner'), 2)).status).toBe(200);
    },
  },
  {
    name: 'refuses what is no quantity, more persons than one may sign up, and another track’s activity',
    async run(api) {
      const named = await publishFresh(api, testActivities);
      const begun = await api.begin();
      for (const quantity of [-1, 1.5, '1e309', '', 3]) {
        const refused = await choose(api, begun, named('dinner'), quantity);
        expect([quantity, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          quantity,
          422,
          ['quantity'],
        ]);
      }
      for (const activity of [named('tour'), 'nothing']) {
        const refused = await choose(api, begun, activity, 1);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['activity_code']]);
      }
    },
  },
];

function choose(api: TestApi, begun: Begun, activity: string, quantity: unknown): Promise<Answer> {
  const fields = { buyer_code: begun.code, activity_code: activity, quantity };
  return api.post('saveActivityInformation', fields, begun.bearer);
}

function chosen({ body }: Answer): [string, number][] {
  return (body['activities'] as Informations)
    .filter(({ quantity }) => quantity > 0)
    .map(({ activity_code, quantity }) => [activity_code, quantity]);
}
