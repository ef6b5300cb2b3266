import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dossier, draft as typedAnswers } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openDrafts } from '../open-drafts.ts';
import { must } from '../paid-event.ts';
import type { Begun } from '../test-api.ts';

const both = (text: string) => ({ en: text, fr: text });
const text = (code: string, more: object = {}) => ({
  code,
  type: 'text',
  label: both(code),
  required: 'N',
  ...more,
});
const personal = {
  kind: 'form',
  code: 'personal',
  title: both('Personal'),
  sections: [
    {
      code: 'who',
      title: both('Who'),
      fields: [
        text('first_name', { required: 'Y' }),
        text('last_name', { required: 'Y' }),
        text('dish'),
        text('why', { show_if: { '!!': [{ var: 'dish' }] } }),
        {
          code: 'guests',
          type: 'repeatable_group',
          label: both('Guests'),
          required: 'N',
          minItems: 0,
          fields: [text('meal')],
        },
      ],
    },
  ],
};
const PEOPLE = 100;

/** Fields that get another code while people answer them. */
export const renamedFieldCases: ApiCase[] = [
  {
    name: 'gives a field another code while 100 people fill it in: every answer is kept under the new one, and back',
    async run(api) {
      const { event, mine, start, publish, check, published } = await openDrafts(api);
      await event.publish(personal);
      const before = await published('form/personal');
      const people: Begun[] = [];
      while (people.length < PEOPLE)
        people.push(...(await Promise.all(Array.from({ length: 10 }, () => event.begin()))));
      const dishOf = (at: number) => `dish ${at}`;
      const answersOf = (at: number, dish = 'dish', meal = 'meal') => ({
        first_name: 'Ana',
        last_name: 'Rivera',
        [dish]: dishOf(at),
        why: 'because',
        guests: [{ [meal]: dishOf(at) }],
      });
      const send = (call: string, at: number, version: number, values: object, more: object = {}) => {
        const { code, bearer } = people[at] as Begun;
        const fields = { code, form_type: 'personal', version, values: JSON.stringify(values), ...more };
        return event.post(call, fields, bearer);
      };
      const step = 'saveRegistrationPersonalInformations';
      const typed = 'saveAutoInformation';
      const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
      // Some have passed the step, and some have typed only.
      for (const at of range(0, 25)) must(await send(step, at, before.version, answersOf(at)));
      for (const at of range(25, 50)) must(await send(typed, at, before.version, answersOf(at)));

      const draft = await start('Renamed');
      const rename = (field: string, to: string) =>
        api.post('renameSiteDraftField', { draft, code: 'personal', field, to }, mine.headers);
      expect((await rename('first_name', 'given')).status).toBe(422);
      expect((await rename('dish', 'why')).status).toBe(422);
      expect((await rename('dish', 'no good')).status).toBe(422);
      expect((await rename('nothing', 'x')).status).toBe(404);
      must(await rename('dish', 'main_course'));
      must(await rename('guests.meal', 'course'));
      // No answer is lost, so nothing has to be confirmed.
      expect(await check(draft)).toMatchObject([{ code: 'personal', diagnostics: [], affected: [] }]);
      // The others save while it is published: before or after it, or they are asked to follow.
      const saves = range(50, 75).map((at) => send(step, at, before.version, answersOf(at)));
      const types = range(75, 100).map((at) => send(typed, at, before.version, answersOf(at)));
      const [done, saved, kept] = await Promise.all([publish(draft), Promise.all(saves), Promise.all(types)]);
      must(done);
      const after = await published('form/personal');
      for (const [index, answer] of saved.entries()) {
        if (answer.status === 200) continue;
        expect([answer.status, answer.body.reason]).toEqual([409, 'stale']);
        must(await send(step, 50 + index, after.version, answersOf(50 + index, 'main_course', 'course')));
      }
      for (const [index, answer] of kept.entries())
        if (answer.status !== 200) must(await send(typed, 75 + index, before.version, answersOf(75 + index)));

      // A page that has not followed yet speaks of the field as before, and is answered so.
      const late = await send(typed, 99, before.version, { ...answersOf(99), why: 'late' });
      expect(late.body['values']).toEqual({ ...answersOf(99), why: 'late' });
      const base = JSON.stringify({ ...answersOf(99), why: 'late' });
      must(await send(typed, 99, before.version, answersOf(99), { base }));

      const stored = async (at: number) => {
        const { code } = people[at] as Begun;
        const [row] = await api.database.db
          .select({ answers: dossier.answers, typed: typedAnswers.values })
          .from(dossier)
          .leftJoin(
            typedAnswers,
            and(eq(typedAnswers.dossierId, dossier.id), eq(typedAnswers.formType, 'personal')),
          )
          .where(and(eq(dossier.eventCode, event.code), eq(dossier.code, code)));
        return row?.typed ?? row?.answers['personal'];
      };
      const all = await Promise.all(people.map((_, at) => stored(at)));
      expect(all).toEqual(people.map((_, at) => answersOf(at, 'main_course', 'course')));

      // The version before is restored: the answers go back with it.
      const back = await start('Back');
      const restored = { draft: back, document: before.document, revision: 0, base_version: after.version };
      const json = { ...mine.headers, 'content-type': 'application/json' };
      must(await api.send('POST', '/api/saveSiteDraftDocument', JSON.stringify(restored), json));
      must(await publish(back));
      expect(await Promise.all(people.map((_, at) => stored(at)))).toEqual(
        people.map((_, at) => answersOf(at)),
      );
    },
  },
];
