import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { submitReviewed } from '../offer-flow.ts';
import * as sample from '../sample-files.ts';
import { type Begun, type Fields, key, organizerToken, type TestApi } from '../test-api.ts';

const organizer = { authorization: `Bearer ${organizerToken}` };

async function beginAs(api: TestApi, flow: string, company: string): Promise<Begun> {
  const email = `${randomUUID()}@example.org`;
  const values = { company, first_name: 'Ana', last_name: 'Roy', email, phone: '604 555 0199' };
  const version = await api.versionOf(`${flow}_contact`);
  const answer = await api.post('beginFlow', { flow, version, values: JSON.stringify(values) }, key());
  if (answer.status !== 200) throw new Error(answer.text);
  const { registration, token } = answer.body as { registration: { code: string }; token: string };
  return { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
}

async function save(api: TestApi, who: Begun, form: string, values: Fields | object): Promise<void> {
  const saved = await api.save(who, form, values as Fields);
  if (saved.status !== 200) throw new Error(`${form}: ${saved.text}`);
}

async function choose(
  api: TestApi,
  { code, bearer }: Begun,
  offers: string,
  offer: string,
  more: Fields = {},
) {
  const answer = await api.post('chooseOffer', { code, offers, offer, quantity: 1, ...more }, bearer);
  if (answer.status !== 200) throw new Error(answer.text);
}

function sendLogo(api: TestApi, { bearer }: Begun, content: Buffer) {
  const form = new FormData();
  form.append('type', 'photo');
  form.append('file', new Blob([new Uint8Array(content)]), 'logo.png');
  return sendForm(api, form, bearer);
}

async function sendForm(api: TestApi, form: FormData, headers: Begun['bearer']) {
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return api.send('POST', '/api/uploadWebsiteFile', payload, { 'content-type': type, ...headers });
}

const words = { text_en: 'Maps for schools.', text_fr: 'Des cartes pour l’école.' };
const decide = (api: TestApi, { code }: Begun, decision: string) =>
  api.post('decideApplication', { event: 'teachers', code, decision }, organizer);

/** A partner of the site by name, whatever type or level they stand in. */
async function listed(api: TestApi, call: 'getExhibitors' | 'getSponsors', name: string) {
  const { body } = await api.get(`/api/${call}`);
  const groups = body as unknown as { exhibitors?: Fields[]; sponsors?: Fields[] }[];
  return groups
    .flatMap(({ exhibitors, sponsors }) => exhibitors ?? sponsors ?? [])
    .find((partner) => partner['name'] === name);
}

/** The calls of both by the names of the specification, and what is sent with each. */
const named = [
  {
    flow: 'exhibitor',
    of: 'exhibitor_code',
    begin: 'generateExhibitor',
    submit: 'submitExhibitorApplication',
    stores: [
      ['storeExhibitorBooth', { code: 'A10', model: 'booths' }],
      ['storeExhibitorExtra', { code: 'table', value: 1 }],
    ],
    saves: [
      ['exhibitor_company', { type: 'classroom', ...words }],
      ['exhibitor_booth', {}],
      ['exhibitor_extras', {}],
      ['exhibitor_giving', {}],
    ],
  },
  {
    flow: 'sponsor',
    of: 'sponsor_code',
    begin: 'generateSponsor',
    submit: 'submitSponsorApplication',
    stores: [
      ['storeSponsorLevel', { code: 'silver', value: 200_000 }],
      ['storeSponsorExtra', { code: 'banner', value: 1 }],
    ],
    saves: [
      ['sponsor_company', words],
      ['sponsor_level', {}],
      ['sponsor_extras', {}],
      ['sponsor_giving', {}],
    ],
  },
] as const;

/** Who exhibits and sponsors: what they give is owed, and whom organizers accept stands on the site. */
export const partnerCases: ApiCase[] = [
  {
    name: 'puts an exhibitor who is accepted on the site, with their booth, and takes who withdraws off it',
    async run(api) {
      const name = `=Maps & Sons ${randomUUID().slice(0, 6)}`;
      const who = await beginAs(api, 'exhibitor', name);
      await save(api, who, 'exhibitor_company', {
        type: 'classroom',
        ...words,
        website: 'https://maps.example',
      });
      await choose(api, who, 'booths', 'A9');
      await save(api, who, 'exhibitor_booth', {});
      const gifts = Array.from({ length: 200 }, () => ({ amount: 0.01 }));
      const people = [{ first_name: 'Bo', last_name: 'Lee' }];
      await save(api, who, 'exhibitor_extras', { people });
      await save(api, who, 'exhibitor_giving', { gifts });
      const { quote } = (await api.review(who)).body as { quote: { lines: Fields[]; total: number } };
      // Two hundred gifts of a cent are two dollars, with no tax on them.
      expect(quote.lines.find(({ category }) => category === 'donation')).toMatchObject({ amount: 200 });
      const sent = await submitReviewed(api, who, (await api.review(who)).body);
      expect(sent.status).toBe(200);
      expect(await listed(api, 'getExhibitors', name)).toBeUndefined();
      expect((await decide(api, who, 'accepted')).body['application']).toMatchObject({ name });
      const partner = await listed(api, 'getExhibitors', name);
      expect(partner).toMatchObject({
        type: 'classroom',
        text: { en: words.text_en, fr: words.text_fr },
        link: 'https://maps.example',
        booth: { en: expect.stringContaining('A9') },
      });
      // What opens it is nobody else's to know.
      expect(JSON.stringify(partner)).not.toContain(who.code);
      const { body } = await api.get(`/api/getApplicationStanding/${who.code}`, who.bearer);
      const { back } = (body as { refund: { back: number } }).refund;
      const fields = { code: who.code, expected_refund: back };
      expect((await api.post('withdrawApplication', fields, { ...who.bearer, ...key() })).status).toBe(200);
      expect(await listed(api, 'getExhibitors', name)).toBeUndefined();
    },
  },
  {
    name: 'puts a sponsor who is accepted at the level that they chose',
    async run(api) {
      const name = `Tide ${randomUUID().slice(0, 6)}`;
      const who = await beginAs(api, 'sponsor', name);
      await save(api, who, 'sponsor_company', words);
      await choose(api, who, 'sponsor-levels', 'platinum', { amount: 1_000_000 });
      await save(api, who, 'sponsor_level', {});
      await save(api, who, 'sponsor_extras', {});
      await save(api, who, 'sponsor_giving', {});
      expect((await submitReviewed(api, who, (await api.review(who)).body)).status).toBe(200);
      await decide(api, who, 'accepted');
      expect(await listed(api, 'getSponsors', name)).toMatchObject({ level: 'platinum' });
      const logos = (await api.get('/api/getSponsorLogosBySchema/platinum')).body;
      expect(JSON.stringify(logos)).toContain(name);
    },
  },
  {
    name: 'begins, chooses, saves and sends what partners apply with by the names of the specification',
    async run(api) {
      for (const { flow, begin, saves, submit, of, stores } of named) {
        const email = `${randomUUID()}@example.org`;
        const values = { company: 'Tern', first_name: 'Ana', last_name: 'Roy', email, phone: '604 555 0199' };
        const version = await api.versionOf(`${flow}_contact`);
        const begun = await api.post(begin, { version, values: JSON.stringify(values) }, key());
        expect([begin, begun.status]).toEqual([begin, 200]);
        const { registration, token } = begun.body as { registration: { code: string }; token: string };
        const who: Begun = { code: registration.code, email, bearer: { authorization: `Bearer ${token}` } };
        const own = { [of]: who.code };
        for (const [call, fields] of stores) {
          const stored = await api.post(call, { ...own, ...fields }, who.bearer);
          expect([call, stored.status, (stored.body['chosen'] as Fields[])[0]?.['offer']]).toEqual([
            call,
            200,
            fields.code,
          ]);
        }
        for (const [form_type, answers] of saves) {
          const fields = { ...own, form_type, version: await api.versionOf(form_type) };
          const saved = await api.post(
            flow === 'exhibitor' ? 'saveExhibitorInformations' : 'saveSponsorInformations',
            { ...fields, values: JSON.stringify(answers) },
            who.bearer,
          );
          expect([form_type, saved.status]).toEqual([form_type, 200]);
        }
        const { versions, quote } = (await api.review(who)).body as {
          versions: object;
          quote: { total: number };
        };
        const sent = await api.post(
          submit,
          {
            ...own,
            versions: JSON.stringify(versions),
            total: quote.total,
            credit: `tok_sandbox_visa_4242_ok_${randomUUID()}`,
          },
          { ...who.bearer, ...key() },
        );
        expect([submit, sent.status]).toEqual([submit, 200]);
        const name = flow === 'exhibitor' ? 'Exhibitor' : 'Sponsor';
        const standing = await api.get(`/api/get${name}Confirmation/${who.code}`, who.bearer);
        expect(standing.body).toMatchObject({ registration: { status: 'Submitted' }, is_decided: 'Y' });
        for (const call of [`get${name}Option`, `get${name}ReviewOption`]) {
          expect((await api.get(`/api/${call}`)).body).toMatchObject({ code: flow, status: 'open' });
        }
        expect((await api.post(`init${name}Application`, {})).body).toMatchObject({ code: flow });
        expect((await api.get(`/api/getMy${name}Extras`)).body['offers']).not.toEqual([]);
      }
      expect((await api.get('/api/getMyExhibitorTypes')).body['groups']).not.toEqual([]);
      expect((await api.get('/api/getMySponsorLevels')).body['offers']).not.toEqual([]);
    },
  },
  {
    name: 'tells, adds and takes people and gifts one by one by the names of the specification, by codes that stay',
    async run(api) {
      for (const { flow, of } of named) {
        const name = flow === 'exhibitor' ? 'Exhibitor' : 'Sponsor';
        const who = await beginAs(api, flow, 'Tern');
        const own = { [of]: who.code };
        const call = (path: string, fields: Fields) => api.post(path, { ...own, ...fields }, who.bearer);
        const told = async (what: 'Contacts' | 'Donations') =>
          (await api.get(`/api/get${name}Form${what}/${who.code}`, who.bearer)).body as {
            contacts: Fields[];
            donations: Fields[];
            total: number;
          };
        expect((await told('Contacts')).contacts).toMatchObject([{ first_name: 'Ana', coming: 'N' }]);
        expect(await told('Donations')).toMatchObject({ donations: [], total: 0 });

        const keep = async (path: string, form_type: string, values: object) => {
          const version = await api.versionOf(form_type);
          return call(path, { form_type, version, values: JSON.stringify(values) });
        };
        const people = [{ first_name: 'Bo', last_name: 'Lee' }];
        const save = `save${name}`;
        expect((await keep(`${save}PersonalInformations`, `${flow}_extras`, { people })).status).toBe(200);
        const gifts = [{ amount: 20 }, { amount: 20 }, { amount: 5.5 }];
        expect((await keep(`${save}DonationInformations`, `${flow}_giving`, { gifts })).status).toBe(200);
        // Each saves its own kind of form, and no other.
        expect((await keep(`${save}PersonalInformations`, `${flow}_giving`, { gifts })).status).toBe(404);

        const [ana, bo] = (await told('Contacts')).contacts;
        const added = await call(`addPersonTo${name}`, { person_code: ana?.['person_code'] });
        expect(added.body['contacts']).toMatchObject([
          { first_name: 'Bo', coming: 'Y' },
          { first_name: 'Ana', coming: 'Y', person_code: ana?.['person_code'] },
        ]);
        const twice = await call(`addPersonTo${name}`, { person_code: ana?.['person_code'] });
        expect(twice.body['contacts']).toHaveLength(2);
        const removed = await call(`removePersonTo${name}`, { person_code: bo?.['person_code'] });
        expect(removed.body['contacts']).toMatchObject([{ first_name: 'Ana' }]);
        expect((await call(`removePersonTo${name}`, { person_code: bo?.['person_code'] })).status).toBe(404);
        expect((await call(`addPersonTo${name}`, { person_code: 'somebody' })).status).toBe(404);

        const { donations, total } = await told('Donations');
        expect([donations.length, total]).toEqual([3, 4_550]);
        const [, second] = donations;
        const less = await call(`remove${name}Donation`, { donation_code: second?.['donation_code'] });
        expect(less.body).toMatchObject({ total: 2_550 });
        const { quote } = (await api.review(who)).body as { quote: { lines: Fields[] } };
        expect(quote.lines.find(({ category }) => category === 'donation')).toMatchObject({ amount: 2_550 });
        const other = await beginAs(api, flow, 'Else');
        const theirs = { donation_code: donations[0]?.['donation_code'] };
        expect((await api.post(`remove${name}Donation`, { ...own, ...theirs }, other.bearer)).status).toBe(
          404,
        );
      }
    },
  },
  {
    name: 'takes a picture as a logo, smaller and without what it came with, and shows it once it is accepted',
    async run(api) {
      const name = `Logo ${randomUUID().slice(0, 6)}`;
      const who = await beginAs(api, 'sponsor', name);
      const png = await sample.plainPng();
      const huge = Buffer.concat([png, Buffer.alloc(40 * 2 ** 20)]);
      for (const [content, status] of [
        [huge, 413],
        [Buffer.from(sample.svg), 415],
        [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
      ] as const) {
        const refused = await sendLogo(api, who, content);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([status, ['file']]);
      }
      const logo = (await sendLogo(api, who, png)).body;
      await save(api, who, 'sponsor_company', { ...words, logo });
      await choose(api, who, 'sponsor-levels', 'platinum', { amount: 1_000_000 });
      for (const form of ['sponsor_level', 'sponsor_extras', 'sponsor_giving'])
        await save(api, who, form, {});
      expect((await submitReviewed(api, who, (await api.review(who)).body)).status).toBe(200);
      expect(await listed(api, 'getSponsors', name)).toBeUndefined();
      await decide(api, who, 'accepted');
      const address = String((await listed(api, 'getSponsors', name))?.['logo']);
      expect(address).toMatch(/^\/pictures\/[0-9a-f]{16}-\d+x\d+\.png$/);
      expect((await api.get(address)).headers).toMatchObject({ 'content-type': 'image/png' });
      // Who was declined or has not been decided on has no address for theirs.
      const other = await beginAs(api, 'sponsor', `Other ${name}`);
      expect((await sendLogo(api, other, png)).status).toBe(200);
      expect(await listed(api, 'getSponsors', `Other ${name}`)).toBeUndefined();
    },
  },
  {
    name: 'keeps an application that is open in two tabs and on two devices one, and asks where both say something else',
    async run(api) {
      const who = await beginAs(api, 'exhibitor', 'Tern');
      const version = await api.versionOf('exhibitor_company');
      const typed = (values: object, base: object) =>
        api.post(
          'saveAutoInformation',
          {
            code: who.code,
            form_type: 'exhibitor_company',
            version,
            values: JSON.stringify(values),
            base: JSON.stringify(base),
          },
          who.bearer,
        );
      // Another device has a token of its own.
      const again = await api.post('continueFlow', { flow: 'exhibitor', code: who.code, email: who.email });
      const elsewhere = { ...who, bearer: { authorization: `Bearer ${again.body['token']}` } };
      expect((await typed({ text_en: 'Maps' }, {})).status).toBe(200);
      const asked = await api.post(
        'saveAutoInformation',
        {
          code: who.code,
          form_type: 'exhibitor_company',
          version,
          values: JSON.stringify({ text_en: 'Globes' }),
          base: '{}',
        },
        elsewhere.bearer,
      );
      expect([asked.status, asked.body['conflicts']]).toEqual([
        409,
        { text_en: { mine: 'Globes', theirs: 'Maps' } },
      ]);
      await choose(api, who, 'booths', 'E2');
      await choose(api, elsewhere, 'booths', 'E3');
      const { chosen } = (await api.get(`/api/getChoices/${who.code}/booths`, who.bearer)).body as {
        chosen: Fields[];
      };
      expect(chosen).toMatchObject([{ offer: 'E3' }]);
      await save(api, who, 'exhibitor_company', { type: 'classroom', ...words });
      for (const form of ['exhibitor_booth', 'exhibitor_extras', 'exhibitor_giving'])
        await save(api, elsewhere, form, {});
      const { body } = await api.review(who);
      // Both tabs send it at once: it is one application, paid once.
      const sent = await Promise.all([submitReviewed(api, who, body), submitReviewed(api, elsewhere, body)]);
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    },
  },
];
