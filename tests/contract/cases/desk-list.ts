import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { SORTS } from '#engine/contract/desk-values.ts';
import { type Answers, configurationDocument, dossier, dossierOrder } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { named } from '../named-registration.ts';
import { openDesk, type DeskPage as Page } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';

const codes = ({ rows }: Page) => rows.map(({ code }) => code);

/** How the organizers' list is sorted, and its columns. */
export const deskListCases: ApiCase[] = [
  {
    name: 'sorts by start, name, status, submission and money, both ways, a page at a time',
    async run(api) {
      const event = await openPaidEvent(api);
      const { list } = await openDesk(api, event.code, event.at.host);
      const named = async (first_name: string | undefined) => {
        const begun = await event.begin();
        const answers: Answers =
          first_name === undefined ? {} : { personal: { first_name, last_name: 'Roy' } };
        await api.database.db.update(dossier).set({ answers }).where(eq(dossier.code, begun.code));
        return begun.code;
      };
      const [zoe, emile, adam, fay] = [
        await named('Zoé'),
        await named('Émile'),
        await named('adam'),
        await named('Fay'),
      ];
      const rest: string[] = [];
      for (let index = 0; index < 48; index += 1) rest.push(await named(undefined));
      const paid = await event.begin();
      await event.fill(paid);
      expect((await event.submit(paid)).status).toBe(200);
      const all = async (query: Readonly<Record<string, string>>) => {
        const one = await list(query);
        const two = await list({ ...query, after: one.next ?? '' });
        expect([query, one.rows.length, two.rows.length, two.next]).toEqual([query, 50, 3, undefined]);
        return [...codes(one), ...codes(two)];
      };
      for (const sort of SORTS) {
        const up = await all({ sort, direction: 'asc' });
        expect([sort, await all({ sort })]).toEqual([sort, up.toReversed()]);
        expect([sort, new Set(up).size]).toEqual([sort, 53]);
        if (sort !== 'name' && sort !== 'owing') expect([sort, up.at(-1)]).toEqual([sort, paid.code]);
      }
      const names = await all({ sort: 'name', direction: 'asc' });
      const given = new Set([zoe, emile, adam, fay]);
      expect(names.filter((code) => given.has(code))).toEqual([adam, emile, fay, zoe]);
      expect(names.slice(5)).toEqual(rest.toSorted((a, b) => names.indexOf(a) - names.indexOf(b)));
      expect(codes(await list({ sort: 'name', direction: 'asc', after: 'nonsense' }))).toEqual(
        names.slice(0, 50),
      );
      expect((await list({ sort: 'name', direction: 'asc', status: 'Submitted' })).rows).toHaveLength(1);
    },
  },
  {
    name: 'lists the answers of up to eight questions in the words of their page, without those that do not count',
    async run(api) {
      const { headers, list } = await openDesk(api);
      const { code, last } = await named(api, 'Ana', {
        role: 'support',
        role_other: 'Never shown',
        school: 'École Jules-Verne, secteur sud',
        years: 12,
      });
      const options = (await api.get('/api/getListOptions', headers)).body as unknown as {
        questions: { id: string; label: string; form: string; options?: { id: string; label: string }[] }[];
      };
      const ids = options.questions.map(({ id }) => id);
      expect(ids).toEqual(
        expect.arrayContaining(['personal/role', 'guests/guest_list.*.name', 'needs/needs']),
      );
      expect(ids.filter((id) => id.startsWith('extras/'))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      const asked = [
        'personal/role',
        'personal/role_other',
        'personal/school',
        'personal/years',
        'needs/needs',
      ];
      const [row] = (
        await list({ q: last, columns: ['email', ...asked, 'shoes/size', '/', 'personal/'].join(',') })
      ).rows;
      const { body } = await api.get(`/api/getDossier/${code}`, headers);
      const { forms } = body as unknown as {
        forms: { form_type: string; lines: { id: string; text: string[] }[] }[];
      };
      const lines = forms.find(({ form_type }) => form_type === 'personal')?.lines ?? [];
      const words = (id: string) => lines.find((line) => line.id === id)?.text.join(', ');
      const role = options.questions.find(({ id }) => id === 'personal/role');
      expect(words('role')).toBe(role?.options?.find(({ id }) => id === 'support')?.label ?? 'no option');
      expect(row?.answers).toEqual({
        'personal/role': words('role'),
        'personal/school': 'École Jules-Verne, secteur sud',
        'personal/years': words('years'),
      });
      const many = [...Array.from({ length: 8 }, (_, index) => `personal/x${index}`), 'personal/school'];
      const [none] = (await list({ q: last, columns: many.join(',') })).rows;
      expect(none).not.toHaveProperty('answers');
    },
  },
  {
    name: 'sorts applications by the answer that names them, also where another one names them later',
    async run({ database: { db } }) {
      const eventCode = randomUUID();
      const answers = {
        firm: { title: 'Éditions Roy', short: 'ER' },
        you: { first_name: 'Ana', last_name: 'Bell' },
      };
      const publish = (version: number, named_by: unknown) =>
        db.insert(configurationDocument).values({
          eventCode,
          kind: 'flow',
          code: 'exhibitor',
          version,
          document: { decision: { named_by } },
          publishedBy: 'test',
        });
      const [row] = await db
        .insert(dossier)
        .values({ eventCode, flow: 'exhibitor', code: 'ER', email: 'a@b.ca', emailTyped: 'a@b.ca', answers })
        .returning();
      const name = async () =>
        (
          await db
            .select()
            .from(dossierOrder)
            .where(eq(dossierOrder.dossierId, row?.id ?? ''))
        )[0]?.name;
      expect(await name()).toBe('ana bell');
      await publish(1, { form: 'firm', field: 'title' });
      expect(await name()).toBe('editions roy');
      await publish(2, { form: 'firm', field: 'short' });
      expect(await name()).toBe('er');
      await db.update(dossier).set({ answers: {} }).where(eq(dossier.eventCode, eventCode));
      expect(await name()).toBe('\u{10FFFF}');
      await db.delete(dossier).where(eq(dossier.eventCode, eventCode));
      expect(await name()).toBeUndefined();
    },
  },
  {
    name: 'filters by answers, membership, discount code and item, and follows what changes',
    async run(api) {
      const event = await openPaidEvent(api);
      const { list, headers } = await openDesk(api, event.code, event.at.host);
      const [ana, bo, empty] = [await event.begin(), await event.begin(), await event.begin()];
      await event.fill(ana);
      await event.save(ana, 'personal', { first_name: 'Zoé 100%', last_name: 'D’Étoile_x' });
      await event.save(bo, 'personal', { first_name: 'Zoé', last_name: 'Roy' });
      const found = async (query: Readonly<Record<string, string>>) => codes(await list(query)).toSorted();
      const of = (...begun: { code: string }[]) => begun.map(({ code }) => code).toSorted();
      expect(await found({ answer: 'personal/first_name=ZOE' })).toEqual(of(ana, bo));
      expect(await found({ answer: 'personal/first_name=0%' })).toEqual(of(ana));
      expect(await found({ answer: 'personal/last_name=étoile_' })).toEqual(of(ana));
      expect(await found({ answer: 'personal/first_name=étoile' })).toEqual([]);
      expect(await found({ answer: 'personal/first_name' })).toEqual(of(ana, bo));
      expect(await found({ answer: 'personal/first_name=' })).toEqual(of(empty));
      expect(await found({ answer: 'personal/firstxname=zoé' })).toEqual([]);
      expect(await found({ answer: `personal/first_name=zo'é"{}\\` })).toEqual([]);
      const both = `${new URLSearchParams([
        ['answer', 'personal/first_name=zoé'],
        ['answer', 'membership/role=retiree'],
      ])}`;
      const answer = await api.get(`/api/listDossiers?${both}`, headers);
      expect(codes(answer.body as unknown as Page)).toEqual([ana.code]);

      const { body } = await api.get('/api/getListOptions', headers);
      const options = body as unknown as { memberships: { code: string }[]; items: { item: string }[] };
      const types = options.memberships.map(({ code }) => code);
      expect(types).toContain('retiree');
      expect(await found({ membership: 'retiree' })).toEqual(of(ana));
      await event.save(bo, 'membership', { role: 'retiree', decline: false });
      expect(await found({ membership: 'retiree' })).toEqual(of(ana, bo));
      await event.save(ana, 'membership', { role: 'retiree', decline: true });
      expect(await found({ membership: 'retiree' })).toEqual(of(bo));
      await event.sellTickets();
      await event.buyTickets(bo, 1);
      const after = (await api.get('/api/getListOptions', headers)).body as unknown as typeof options;
      const [item = { item: '' }] = after.items;
      expect(item.item).toMatch(/^variant\//);
      expect(await found({ item: item.item })).toEqual(of(bo));
      expect(await found({ discount: 'NONE' })).toEqual([]);
      expect((await list({ day: 'day1' })).total).toBe(3);
    },
  },
  {
    name: 'filters by the answers that count, without those that a condition hides',
    async run(api) {
      const { list } = await openDesk(api);
      const { code, last } = await named(api, 'Ana', {
        role: 'support',
        role_other: 'Beekeeper',
        school: 'École Jules-Verne',
      });
      const found = async (answer: string) => codes(await list({ q: last, answer }));
      expect(await found('personal/role_other=beek')).toEqual([]);
      expect(await found('personal/role_other')).toEqual([]);
      expect(await found('personal/role_other=')).toEqual([code]);
      expect(await found('personal/school=jules')).toEqual([code]);
      const answer = async (more: Readonly<Record<string, unknown>>) =>
        api.database.db
          .update(dossier)
          .set({ answers: { personal: { first_name: 'Ana', last_name: last, ...more } } })
          .where(eq(dossier.code, code));
      await answer({ role: 'other', role_other: 'Beekeeper' });
      expect(await found('personal/role_other=beek')).toEqual([code]);
      expect(await found('personal/role_other=')).toEqual([]);
      // Also after a write that leaves the answers as they are.
      await answer({ role: 'support', role_other: 'Beekeeper' });
      expect(await found('personal/role_other=beek')).toEqual([]);
      const emailTyped = `${last}@example.org`;
      await api.database.db.update(dossier).set({ emailTyped }).where(eq(dossier.code, code));
      expect(await found('personal/role_other=beek')).toEqual([]);
    },
  },
];
