import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { newEmail, openFullFlow } from '../full-flow.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsOfBeginning, mailsTo } from '../mails-to.ts';
import { openPaidEvent, type PaidEvent } from '../paid-event.ts';
import { registrationDocument } from '../paid-event-documents.ts';
import { type Begun, key, organizerToken, type TestApi } from '../test-api.ts';

const field = { code: 'email', type: 'email', label: 'Email address' };
const checkout = {
  kind: 'form',
  code: 'checkout',
  title: 'Checkout',
  sections: [{ code: 'contact', fields: [field] }],
};
const step = { code: 'checkout', label: 'Checkout', kind: 'form', form_type: 'checkout', open_after: 'Y' };

/** An event whose last step asks for the address again, and may be corrected once it is submitted. */
async function openEvent(api: TestApi, more: object = {}) {
  const event = await openPaidEvent(api);
  await event.publish(checkout);
  const [payment, ...rest] = [...registrationDocument.steps].reverse();
  const steps = [...rest.reverse(), { ...step, ...more }, payment];
  await event.publish({ ...registrationDocument, steps });
  return event;
}

const opens = async (event: PaidEvent, { code }: Begun, email: string) => {
  const asked = { code, email, track: 'main', mode: 'In-Person', registrations_day: 'day1' };
  return (await event.post('checkRegistration', asked)).status === 200;
};

const subjectsTo = async (api: TestApi, email: string) =>
  (await mailsTo(api, email)).map(({ subject }) => subject.replace(/:.*/, ''));

const secretsTo = async (api: TestApi, email: string) =>
  (await mailsTo(api, email)).flatMap(({ text }) => /[?&]confirm=([\w-]+)/.exec(text)?.[1] ?? []);

async function submitted(event: PaidEvent, email: string): Promise<Begun> {
  const begun = await event.begin();
  await event.fill(begun);
  const saved = await event.save(begun, 'checkout', { email });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toMatchObject({ registration: { email } });
  const sent = await event.submit(begun);
  expect(sent.status, sent.text).toBe(200);
  return begun;
}

async function confirmFrom(api: TestApi, event: PaidEvent, email: string) {
  const text = (await mailsTo(api, email)).map((mail) => mail.text).join('\n');
  const secret = /[?&]confirm=([\w-]+)/.exec(text)?.[1] ?? '';
  return event.post('confirmEmail', { secret });
}

/** The one address of a registration or an application. */
export const ownAddressCases: ApiCase[] = [
  {
    name: 'uses the address that a step corrected before it was submitted, without ceremony',
    async run(api) {
      const event = await openEvent(api);
      const right = `Right-${randomUUID()}@example.org`;
      const begun = await submitted(event, right);
      expect(await subjectsTo(api, right)).toEqual(['You are registered']);
      // The first mail with the code went to the wrong address.
      expect((await mailsOfBeginning(api, right)).map(({ text }) => text.includes(begun.code))).toEqual([
        true,
      ]);
      expect(await subjectsTo(api, begun.email)).toEqual([]);
      expect([
        await opens(event, begun, right.toLowerCase()),
        await opens(event, begun, begun.email),
      ]).toEqual([true, false]);
    },
  },
  {
    name: 'writes to both addresses once it was submitted; the former opens it until the new one is confirmed',
    async run(api) {
      const event = await openEvent(api);
      const [was, is] = [newEmail(), newEmail()];
      const begun = await submitted(event, was);
      const values = JSON.stringify({ email: is });
      const correction = { form_type: 'checkout', version: 1, values, expected_difference: 0 };
      const asked = { code: begun.code, option: 'change', ...correction };
      const changed = await event.post('changeRegistration', asked, { ...begun.bearer, ...key() });
      expect(changed.status, changed.text).toBe(200);
      expect(await subjectsTo(api, is)).toEqual(['Your changes']);
      expect((await subjectsTo(api, was)).at(-1)).toBe('Your email address was changed');
      expect([await opens(event, begun, is), await opens(event, begun, was)]).toEqual([true, true]);
      expect((await event.post('confirmEmail', { secret: 'guessed' })).status).toBe(404);
      expect((await confirmFrom(api, event, is)).body).toEqual({ email: is });
      expect([await opens(event, begun, is), await opens(event, begun, was)]).toEqual([true, false]);
      expect((await confirmFrom(api, event, is)).status).toBe(404);
    },
  },
  {
    name: 'changes the address on its page and by an organizer, in the answers too, and gives nobody another’s',
    async run(api) {
      const event = await openEvent(api);
      const [first, second] = [await submitted(event, newEmail()), await submitted(event, newEmail())];
      const is = newEmail();
      const moved = await event.post('changeEmail', { code: first.code, email: is }, first.bearer);
      expect(moved.body, moved.text).toEqual({ email: is });
      const form = await event.post(
        'initializeForm',
        { code: first.code, form_type: 'checkout' },
        first.bearer,
      );
      expect(form.body).toMatchObject({ values: { email: is } });
      const taken = await event.post('changeEmail', { code: second.code, email: is }, second.bearer);
      expect([taken.status, taken.body.reason]).toEqual([409, 'already_registered']);
      expect(
        (await event.post('changeEmail', { code: first.code, email: 'nobody' }, first.bearer)).status,
      ).toBe(422);
      const organizer = { authorization: `Bearer ${organizerToken}` };
      const at = newEmail();
      const asked = { event: event.code, code: second.code, email: at };
      expect((await api.post('changeEmailAsOrganizer', asked, organizer)).body).toEqual({ email: at });
      expect((await api.post('changeEmailAsOrganizer', { ...asked, event: 'music' }, organizer)).status).toBe(
        404,
      );
      expect(await opens(event, second, at)).toBe(true);
      // Taken back before it was confirmed: nothing is left to confirm.
      const back = await event.post(
        'changeEmail',
        { code: first.code, email: is.toUpperCase() },
        first.bearer,
      );
      expect(back.body).toEqual({ email: is.toUpperCase() });
    },
  },
  {
    name: 'changes the address of one registration a few times an hour, from whatever networks',
    async run(api) {
      const event = await openEvent(api);
      const { code, bearer } = await submitted(event, newEmail());
      const move = () => event.post('changeEmail', { code, email: newEmail() }, bearer);
      const statuses: number[] = [];
      for (let at = 0; at < 8; at += 1) statuses.push((await move()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409, 409]);
      expect((await move()).body).toMatchObject({
        errors: { email: [expect.stringMatching(/wait an hour/)] },
      });
    },
  },
  {
    name: 'says in both mails which address counts, and in the one to the new address how to confirm it',
    async run(api) {
      const event = await openEvent(api);
      const [was, is] = [newEmail(), newEmail()];
      const { code, bearer } = await submitted(event, was);
      await event.post('changeEmail', { code, email: is }, bearer);
      const [asks] = await mailsTo(api, is);
      expect(asks?.text).toContain(`The email address for ${code} at`);
      expect(asks?.text).toContain(`is now ${is}.`);
      expect(asks?.text).toMatch(/Confirm the address: http\S+code=\S+&confirm=[\w-]{24}\s/);
      expect(asks?.text).toContain('Until you do, your previous address also works.');
      const tells = (await mailsTo(api, was)).at(-1);
      expect(tells?.text).toContain(`is now ${is}.`);
      expect(tells?.text).toContain('This address also works until the new one is confirmed.');
      expect(tells?.text).toMatch(/Change it back: http\S+code=/);
      // The old address can confirm nothing.
      expect(tells?.text).not.toContain('confirm=');
    },
  },
  {
    name: 'sends the confirmation again, names the former address, and tells it of each change',
    async run(api) {
      const event = await openEvent(api);
      const [was, mistyped, is] = [newEmail(), newEmail(), newEmail()];
      const begun = await submitted(event, was);
      const { code, bearer } = begun;
      const reach = async () => (await event.get(`/api/getEmailByCode/${begun.code}`, begun)).body;
      expect(await reach()).not.toHaveProperty('former');
      const move = (email: string) => event.post('changeEmail', { code, email }, bearer);
      await move(`<${mistyped}>`);
      expect(await reach()).toMatchObject({ email: mistyped, former: was });
      const first = await secretsTo(api, mistyped);
      expect((await move(mistyped)).body).toEqual({ email: mistyped });
      expect(await secretsTo(api, mistyped)).toHaveLength(2);
      expect((await event.post('confirmEmail', { secret: first[0] ?? '' })).status).toBe(404);
      await move(is);
      expect(await reach()).toMatchObject({ email: is, former: was });
      const told = (await subjectsTo(api, was)).filter((each) => each === 'Your email address was changed');
      expect(told).toHaveLength(2);
      expect(await subjectsTo(api, mistyped)).not.toContain('Your email address was changed');
      await move(was);
      expect(await reach()).not.toHaveProperty('former');
      expect((await move(was)).status).toBe(200);
      expect(await secretsTo(api, is)).toHaveLength(1);
    },
  },
  {
    name: 'tells the former address of a change, however many mails it was asked to be sent',
    async run(api) {
      const event = await openEvent(api);
      const was = newEmail();
      const { code, bearer } = await submitted(event, was);
      for (let at = 0; at < 8; at += 1) await event.post('sendLookUpCode', { email: was });
      await event.post('changeEmail', { code, email: newEmail() }, bearer);
      await expect
        .poll(() => subjectsTo(api, was), { timeout: 20_000 })
        .toContain('Your email address was changed');
    },
  },
  {
    name: 'asks for the code by either address, and writes to the one that was asked with',
    async run(api) {
      const event = await openEvent(api);
      const [was, is] = [newEmail(), newEmail()];
      const begun = await submitted(event, was);
      await event.post('changeEmail', { code: begun.code, email: is }, begun.bearer);
      for (const email of [was, is]) {
        expect((await event.post('sendLookUpCode', { email })).status).toBe(200);
        await expect
          .poll(async () => (await mailsTo(api, email)).at(-1)?.text, { timeout: 20_000 })
          .toContain(begun.code);
      }
    },
  },
  {
    name: 'moves an application and what it waits for to its new address',
    async run(api) {
      const { begin, send } = await openFullFlow(api);
      const who = await begin();
      expect((await send(who)).status).toBe(200);
      const is = newEmail();
      const moved = await api.post('changeEmail', { code: who.code, email: is }, who.bearer);
      expect(moved.body, moved.text).toEqual({ email: is });
      expect(await subjectsTo(api, is)).toEqual(['Confirm your email address']);
    },
  },
  {
    name: 'lets the contact of a group correct their address, confirmed from the mail as everyone’s is',
    async run(api) {
      const event = await openGroupEvent(api);
      const [was, is] = [newEmail(), newEmail()];
      const group = await event.startGroup({ group_contact_email: was });
      const open = async (email: string) =>
        (await event.post('openGroup', { group_code: group.code, email })).status;
      const changed = await event.post('changeEmail', { code: group.code, email: is }, group.bearer);
      expect([changed.status, changed.body]).toEqual([200, { email: is }]);
      // The code is known to all members: both are told, and the old address opens it until the new one is confirmed.
      expect(await subjectsTo(api, is)).toEqual([expect.stringMatching(/^Confirm/)]);
      expect(await subjectsTo(api, was)).toHaveLength(2);
      expect([await open(was), await open(is)]).toEqual([200, 200]);
      const reach = await event.get(`/api/getEmailByCode/${group.code}`, group);
      expect(reach.body).toMatchObject({ email: is, former: was });
      expect((await confirmFrom(api, event, is)).status).toBe(200);
      expect([await open(was), await open(is)]).toEqual([404, 200]);
      const { body } = await event.post('openGroup', { group_code: group.code, email: is });
      expect(body['group']).toMatchObject({ group_contact_email: is });
    },
  },
  {
    name: 'opens a group for nobody but its new contact once it is transferred, whatever address was unconfirmed',
    async run(api) {
      const event = await openGroupEvent(api);
      const [was, is, next] = [newEmail(), newEmail(), newEmail()];
      const group = await event.startGroup({ group_contact_email: was });
      const changed = await event.post('changeEmail', { code: group.code, email: is }, group.bearer);
      expect(changed.status, changed.text).toBe(200);
      const over = { group_code: group.code, group_contact_name: 'Zoé Roy', group_contact_email: next };
      const given = await event.post('handOverGroup', over, { ...group.bearer, ...key() });
      expect(given.status, given.text).toBe(200);
      const opened = [was, is, next].map((email) =>
        event.post('openGroup', { group_code: group.code, email }),
      );
      expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([404, 404, 200]);
      expect((await confirmFrom(api, event, is)).status).toBe(404);
    },
  },
];
