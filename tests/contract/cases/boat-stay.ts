import { readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import type { Answer, Begun, Fields, TestApi } from '../test-api.ts';

const at = { host: 'boats.localhost' };

type Shown = { code: string; amount: number; left?: number; start?: string };
const shownIn = ({ body }: Answer) => (body['offers'] as { offers: Shown[] }).offers;
const chosenIn = ({ body }: Answer) =>
  (body['chosen'] as { offer: string; quantity: number }[]).map(
    ({ offer, quantity }) => `${offer} ${quantity}`,
  );
const refusal = ({ status, body }: Answer) => [status, body.reason, Object.keys(body.errors ?? {})];

const document = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../fixtures/events/boats/${name}.json`, import.meta.url), 'utf8'));

const publish = (api: TestApi, published: unknown) =>
  api.publish(undefined, JSON.stringify({ event: 'boats', document: published, confirmed: 'Y', force: 'Y' }));

/** Somebody who registers for the day at the boathouse, as an adult if nothing else is said. */
async function begin(api: TestApi, given: Fields = {}, age = 'adult') {
  const choice = { track: 'day', mode: 'In-Person', registrations_day: ['saturday'], ...given };
  const begun = await api.begin(choice, at);
  const who: Begun = { ...begun, bearer: { ...begun.bearer, ...at } };
  const { code, bearer } = who;
  const say = async (as: string) => {
    const { body } = await api.post('loadEventFormFromType', { form_type: 'personal' }, at);
    const values = { first_name: 'Noé', last_name: 'Caron', phone: '418-555-0142', age: as, rows: 'N' };
    const saved = await api.save(who, 'personal', values, Number(body.version));
    if (saved.status !== 200) throw new Error(saved.text);
  };
  await say(age);
  return {
    who,
    say,
    choose: (offers: string, offer: string, quantity = 1) =>
      api.post('chooseOffer', { code, offers, offer, quantity }, bearer),
    wait: (offers: string, offer: string) =>
      api.post('waitForOffer', { code, offers, offer, wait: 'Y' }, bearer),
    choices: (offers: string) => api.get(`/api/getChoices/${code}/${offers}`, bearer),
    attend: (workshop_code: string, session_code: string, schedule_code: string) =>
      api.post(
        'handle-workshop-cart',
        { registration_code: code, workshop_code, schedule_code, session_code },
        bearer,
      ),
    /** What their choices cost, by the names of the lines. */
    async owed(): Promise<[string, number][]> {
      const { quote } = (await api.review(who)).body;
      const { lines } = quote as { lines: { id: string; amount: number }[] };
      return lines.flatMap(({ id, amount }) => (id.startsWith('choice-') ? [[id.slice(7), amount]] : []));
    },
  };
}

/** Childcare, a dormitory and parking, which the boats have as documents alone. */
export const boatStayCases: ApiCase[] = [
  {
    name: 'holds childcare by half-day and age group, whatever else the parent attends, and offers what opens up',
    async run(api) {
      const [first, second, third] = [await begin(api), await begin(api), await begin(api)];
      const toddlers = 'morning-toddlers';
      expect((await first.attend('knots', 'knots-am', 'AM')).status).toBe(200);
      expect(chosenIn(await first.choose('childcare', toddlers, 3))).toEqual([`${toddlers} 3`]);
      expect(chosenIn(await first.choose('childcare', 'afternoon-big', 1))).toHaveLength(2);
      expect(refusal(await second.choose('childcare', toddlers, 4))).toEqual([422, undefined, ['quantity']]);
      const told = shownIn(await second.choose('childcare', toddlers, 3)).find(
        ({ code }) => code === toddlers,
      );
      expect(told).toMatchObject({ left: 0, start: '2027-08-21T09:30:00.000-04:00' });
      // One age group is full, the next one is not.
      expect(refusal(await third.choose('childcare', toddlers))).toEqual([409, 'full', ['offer']]);
      expect((await third.choose('childcare', 'morning-small')).status).toBe(200);
      expect((await third.wait('childcare', toddlers)).body['waiting']).toEqual([
        { offer: toddlers, state: 'waiting', position: 1 },
      ]);
      await second.choose('childcare', toddlers, 2);
      await vi.waitFor(
        async () =>
          expect((await third.choices('childcare')).body['waiting']).toMatchObject([{ state: 'offered' }]),
        { timeout: 20_000 },
      );
      expect((await mailsTo(api, third.who.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('18 months to 3 years'),
      );
      const accepted = await third.choose('childcare', toddlers);
      expect([chosenIn(accepted), accepted.body['waiting']]).toEqual([
        [`${toddlers} 1`, 'morning-small 1'],
        [],
      ]);
      expect(await third.owed()).toEqual([
        ['childcare/morning-small', 1_500],
        ['childcare/morning-toddlers', 1_800],
      ]);
      for (const each of [first, second, third]) await each.choose('childcare', toddlers, 0);
    },
  },
  {
    name: 'offers childcare to nobody under age, and charges nobody for it who turns out to be',
    async run(api) {
      const [parent, young] = [await begin(api), await begin(api, {}, 'young')];
      expect(shownIn(await young.choices('childcare'))).toEqual([]);
      expect(refusal(await young.choose('childcare', 'morning-big'))).toEqual([422, undefined, ['offers']]);
      await parent.choose('childcare', 'morning-big', 2);
      expect(await parent.owed()).toEqual([['childcare/morning-big', 3_000]]);
      await parent.say('young');
      expect(await parent.owed()).toEqual([]);
      const { body } = await parent.choices('childcare');
      expect(shownIn({ body } as Answer).map(({ code }) => code)).toEqual(['morning-big']);
      await parent.say('adult');
      expect(await parent.owed()).toEqual([['childcare/morning-big', 3_000]]);
    },
  },
  {
    name: 'charges each night in the dormitory at the price of the day, and has people wait for a bunk',
    async run(api) {
      const { offers } = await document('catalogue/dormitory');
      const [early] = offers[0].prices;
      const price = new Date().toISOString().slice(0, 10) <= early.until ? early.amount : offers[0].amount;
      const guest = await begin(api);
      await guest.choose('dormitory', 'friday-six', 2);
      await guest.choose('dormitory', 'saturday-six', 1);
      expect(await guest.owed()).toEqual([
        ['dormitory/friday-six', 2 * price],
        ['dormitory/saturday-six', price],
      ]);
      const filling = await Promise.all(Array.from({ length: 4 }, () => begin(api)));
      for (const each of filling)
        expect((await each.choose('dormitory', 'friday-women', 2)).status).toBe(200);
      expect(refusal(await guest.choose('dormitory', 'friday-women'))).toEqual([409, 'full', ['offer']]);
      expect((await guest.wait('dormitory', 'friday-women')).body['waiting']).toMatchObject([
        { position: 1 },
      ]);
    },
  },
  {
    name: 'offers a parking place to those alone who come',
    async run(api) {
      const event = await document('event');
      const online = { ...event.tracks[0], ID: '402', code: 'home', seo: 'home', modes: ['Online'] };
      try {
        const published = await publish(api, { ...event, tracks: [...event.tracks, online] });
        expect(published.status, published.text).toBe(200);
        const [here, away] = [await begin(api), await begin(api, { track: 'home', mode: 'Online' })];
        expect(shownIn(await here.choices('parking'))).toHaveLength(1);
        expect(shownIn(await away.choices('parking'))).toEqual([]);
        expect(refusal(await away.choose('parking', 'mill'))).toEqual([422, undefined, ['offers']]);
        expect(chosenIn(await here.choose('parking', 'mill'))).toEqual(['mill 1']);
        expect(await here.owed()).toEqual([['parking/mill', 800]]);
      } finally {
        await publish(api, event);
      }
    },
  },
];
