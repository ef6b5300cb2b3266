import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { subscription } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';

type Coded = { code: string };
const codes = (list: unknown) => (list as Coded[]).map(({ code }) => code);
const tickets = { host: 'tickets.localhost' };

/** What pages are made of: who speaks, who pays, where one meets and stays, and who wants to be told. */
export const pageCases: ApiCase[] = [
  {
    name: 'tells which pages there are, and gives those too that stand in place of the home page',
    async run({ get }) {
      const entries = (await get('/api/getContentSection')).body as unknown as (Coded & {
        parent?: string;
      })[];
      expect(entries.find(({ code }) => code === 'committee')).toMatchObject({ parent: 'about' });
      expect(codes(entries)).not.toContain('home');
      expect((await get('/api/loadCustomPageFormByCode/home')).body).toMatchObject({
        document: { code: 'home' },
      });
      expect((await get('/api/loadCustomPageFormByCode/nowhere')).status).toBe(404);
      expect((await get('/api/getSliderBoxImages/venue')).body).toHaveLength(4);
      expect((await get('/api/getSliderBoxImages/faq')).body).toEqual([]);
      expect((await get('/api/getSliderBoxImages/nowhere')).status).toBe(404);
    },
  },
  {
    name: 'gives keynotes in the order of their time and speakers with their workshops',
    async run({ get }) {
      const keynotes = (await get('/api/getWorkshopKeynotes')).body as unknown as (Coded & {
        keynote: object;
      })[];
      expect(codes(keynotes)).toEqual(['nadine-achebe', 'rose-thomas']);
      expect(keynotes[0]?.keynote).toMatchObject({
        start: expect.stringMatching(/^2027-02-19T09:00:00\.000-0[78]:00$/),
      });
      expect((await get('/api/getWorkshopKeynote')).body).toMatchObject({ code: 'nadine-achebe' });
      const speakers = (await get('/api/getSpeakers')).body as unknown as (Coded & { workshops: object[] })[];
      const raman = speakers.find(({ code }) => code === 'priya-raman');
      expect(raman?.workshops).toContainEqual(
        expect.objectContaining({ workshops_code: 'math-talks', workshops_session_code: 'math-talks-1' }),
      );
      expect((await get('/api/getWorkshopKeynote', tickets)).status).toBe(404);
    },
  },
  {
    name: 'gives workshops by chance that differ and have seats',
    async run({ get }) {
      const drawn = (await get('/api/getRandomWorkshops')).body as unknown as {
        workshops_code: string;
        availability: string;
      }[];
      expect(new Set(drawn.map(({ workshops_code }) => workshops_code)).size).toBe(12);
      expect(drawn.every(({ availability }) => availability !== 'full')).toBe(true);
      expect((await get('/api/getRandomWorkshops', tickets)).body).toEqual([]);
    },
  },
  {
    name: 'gives sponsors by level and exhibitors by type, as logos and in full',
    async run({ get }) {
      expect(codes((await get('/api/getSponsors')).body)).toEqual(['gold', 'silver', 'bronze']);
      const [gold] = (await get('/api/getSponsorLogosBySchema/gold')).body as unknown as { logos: Coded[] }[];
      expect(codes(gold?.logos)).toEqual(['northlight', 'tidewater']);
      expect((await get('/api/getSponsorLogosBySchema/all')).body).toHaveLength(3);
      expect((await get('/api/getSponsorLogosBySchema/tin')).status).toBe(404);
      expect(codes((await get('/api/getExhibitors')).body)).toEqual([
        'publishers',
        'classroom',
        'associations',
      ]);
      expect((await get('/api/getExhibitorLogosBySchema/classroom')).body).toHaveLength(1);
      expect((await get('/api/getExhibitors', tickets)).body).toEqual([]);
      expect((await get('/api/getExhibitorLogosBySchema/all', tickets)).body).toEqual([]);
    },
  },
  {
    name: 'gives where a track meets and where one stays, and the detail of one only by itself',
    async run({ get }) {
      expect(codes((await get('/api/getLocations/online')).body)).toEqual(['online']);
      expect(codes((await get('/api/getLocations/all')).body)).toEqual(['harbourside', 'online']);
      expect((await get('/api/getLocations/moon')).status).toBe(404);
      expect((await get('/api/getLocations/all')).text).not.toContain('sketch');
      expect((await get('/api/getLocationDetail/harbourside')).body).toHaveProperty('sketch');
      expect((await get('/api/getLocationDetail/nowhere')).status).toBe(404);
      expect(codes((await get('/api/getAccommodations')).body)).toEqual([
        'quayside',
        'maple-house',
        'campus',
      ]);
      expect((await get('/api/getAccommodations')).text).not.toContain('description');
      expect((await get('/api/getAccommodationDetail/quayside')).body).toHaveProperty('description');
      expect((await get('/api/getAccommodationDetail/__proto__')).status).toBe(404);
      expect(((await get('/api/getActivities')).body as unknown as object[]).length).toBeGreaterThan(3);
    },
  },
  {
    name: 'gives a plan with what takes place in its rooms, and where the rooms of the schedule are shown',
    async run({ get }) {
      const plan = (await get('/api/getFloorPlan/rooms')).body as unknown as {
        rooms: (Coded & { sessions: { start: string }[] })[];
      };
      const hall = plan.rooms.find(({ code }) => code === 'great-hall');
      const starts = hall?.sessions.map(({ start }) => Date.parse(start)) ?? [];
      expect(starts.length).toBeGreaterThan(1);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(JSON.stringify(plan)).not.toContain('"also"');
      expect((await get('/api/getFloorPlan/nowhere')).status).toBe(404);
      const rooms = (await get('/api/getPlannedRooms')).body;
      expect(rooms).toContainEqual({
        name: { en: 'Great Hall stage', fr: 'Scène de la Grande Salle' },
        link: '/venue#room-great-hall',
      });
      expect((await get('/api/getPlannedRooms', tickets)).body).toEqual([]);
    },
  },
  {
    name: 'keeps an address once, answers alike, and takes no type that no page offers',
    async run({ post, database }) {
      const email = `${randomUUID()}@Example.org`;
      const asked = { your_name: 'Ana', email, notify_type: 'email', type: 'programme' };
      const first = await post('subscribeEmail', asked);
      expect([first.status, first.text]).toEqual([200, '{"subscribed":"Y"}']);
      const again = {
        ...asked,
        email: ` ${email.toLowerCase()}`,
        notify_type: 'phone',
        phone: '604 555 0100',
      };
      expect((await post('subscribeEmail', again)).text).toBe(first.text);
      const kept = await database.db
        .select()
        .from(subscription)
        .where(eq(subscription.email, email.toLowerCase()));
      expect(kept).toMatchObject([{ eventCode: 'teachers', type: 'programme', notifyType: 'phone' }]);
    },
  },
  ...(
    [
      ['type', { type: 'gossip' }],
      ['email', { email: 'ana@sd36' }],
      ['phone', { notify_type: 'phone' }],
      ['phone', { phone: 'none' }],
      ['your_name', { your_name: ' ' }],
      ['notify_type', { notify_type: 'pigeon' }],
    ] as const
  ).map(
    ([field, wrong]): ApiCase => ({
      name: `refuses to notify without a right ${field}: ${JSON.stringify(wrong)}`,
      async run({ post }) {
        const asked = {
          your_name: 'Ana',
          email: 'ana@example.org',
          notify_type: 'email',
          type: 'programme',
          ...wrong,
        };
        const { status, body } = await post('subscribeEmail', asked);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
      },
    }),
  ),
  {
    name: 'refuses a page with an unknown block, and keeps the one that stands',
    async run({ get, publish }) {
      const refused = await publish({
        kind: 'page',
        code: 'faq',
        title: 'Help',
        blocks: [{ block: 'tomorrow' }],
      });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('/blocks/0/block');
      expect((await get('/api/getCustomPage/faq')).body).toMatchObject({
        document: { title: { en: 'Help' } },
      });
    },
  },
];
