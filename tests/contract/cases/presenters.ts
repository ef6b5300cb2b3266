import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import {
  beginProposal,
  changePresenters,
  fillProposal,
  invitationOf,
  joinedBy,
  openInvitation,
  partAnswers,
  presentersOf,
  proposalAnswers,
  savePart,
  saveProposal,
  sendProposal,
} from '../proposals.ts';
import { type Headers, key } from '../test-api.ts';

const newEmail = () => `${randomUUID()}@example.org`;
/** A name that no other case has. */
const newName = (first: string) =>
  `${first} ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}x`;

/** Who presents a proposal: asked, found, put in order, taken off. */
export const presenterCases: ApiCase[] = [
  {
    name: 'asks who is new by mail, opens their part and the proposal to their address alone, and knows them after',
    async run(api) {
      const who = await beginProposal(api);
      const [email, name] = [newEmail(), newName('Kenji')];
      const asked = await changePresenters(api, who, 'addInstructorToWorkshop', { name, email });
      expect([asked.status, asked.text.includes(email)]).toEqual([200, false]);
      const [mail] = await mailsTo(api, email);
      expect(mail?.subject).toContain('Amélie Fortin');
      const secret = await invitationOf(api, email);
      const about = await api.get(`/api/getInstructorByInvitation/${secret}`);
      expect([about.status, about.body]).toEqual([
        200,
        { state: 'invited', name, by: 'Amélie Fortin', title: '' },
      ]);
      // Forwarded to somebody else: their address is answered as a link that is none.
      const foreign = await openInvitation(api, secret, newEmail());
      const unknown = await openInvitation(api, 'x'.repeat(24), email);
      expect([foreign.status, unknown.status]).toEqual([404, 404]);
      expect(foreign.body.errors).toEqual(unknown.body.errors);
      const opened = await openInvitation(api, secret, email.toUpperCase());
      const { instructor_code, token } = opened.body as { instructor_code: string; token: string };
      const presenter = { code: who.code, email, bearer: { authorization: `Bearer ${token}` } };
      // They see and edit the proposal.
      expect(
        (await saveProposal(api, presenter, 'proposal_times', { times: ['friday_morning'], room: 'open' }))
          .status,
      ).toBe(200);
      const wrong = await savePart(api, presenter, instructor_code, { name: '' });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
        422,
        expect.arrayContaining(['name', 'biography']),
      ]);
      expect((await savePart(api, presenter, instructor_code, partAnswers(name))).status).toBe(200);
      // Used twice, as from another device, it opens the same part.
      const again = await openInvitation(api, secret, email);
      expect([again.status, again.body['instructor_code']]).toEqual([200, instructor_code]);
      expect(await presentersOf(api, who)).toEqual([
        expect.objectContaining({
          instructor_code,
          name,
          school: 'Langley Secondary',
          state: 'filled_in',
          mine: 'N',
        }),
      ]);
      const other = await beginProposal(api);
      const found = await changePresenters(api, other, 'findInstructors', {
        text: name.toUpperCase().slice(0, 9),
      });
      expect(found.body['instructors']).toEqual([{ instructor_code, name, school: 'Langley Secondary' }]);
      expect(found.text).not.toContain(email);
      const known = await changePresenters(api, other, 'addInstructorToWorkshop', { instructor_code });
      expect(known.status).toBe(200);
      expect(await mailsTo(api, email)).toHaveLength(2);
    },
  },
  {
    name: 'lets who is asked decline: the main contact hears of it, and may ask again',
    async run(api) {
      const who = await beginProposal(api);
      const [email, name] = [newEmail(), newName('Kenji')];
      await changePresenters(api, who, 'addInstructorToWorkshop', { name, email });
      const secret = await invitationOf(api, email);
      const decline = (invitation_code: string, address: string) =>
        api.post('declineInvitation', { invitation_code, email: address });
      const [foreign, unknown] = [await decline(secret, newEmail()), await decline('x'.repeat(24), email)];
      expect([foreign.status, unknown.status]).toEqual([404, 404]);
      const before = (await mailsTo(api, who.email)).length;
      const [declined, again] = [await decline(secret, email.toUpperCase()), await decline(secret, email)];
      expect([declined.status, declined.body, again.status]).toEqual([200, { state: 'declined' }, 200]);
      const mails = await mailsTo(api, who.email);
      expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
        expect.stringContaining(`${name} has declined`),
      ]);
      expect(mails.at(-1)?.text).toContain(who.code);
      expect(await presentersOf(api, who)).toMatchObject([{ name, state: 'declined' }]);
      expect((await openInvitation(api, secret, email)).status).toBe(404);
      const about = await api.get(`/api/getInstructorByInvitation/${secret}`);
      expect(about.body).toMatchObject({ state: 'declined' });

      // They present no more: a proposal needs somebody else, until they are asked again.
      const [listed] = await presentersOf(api, who);
      const nobody = await saveProposal(api, who, 'proposal_presenters', { presenters: [listed] });
      expect(nobody.status).toBe(422);
      const { instructor_code } = listed as { instructor_code: string };
      await changePresenters(api, who, 'addInstructorToWorkshop', { instructor_code });
      expect(await presentersOf(api, who)).toMatchObject([{ name, state: 'invited' }]);
      const opened = await openInvitation(api, await invitationOf(api, email), email);
      const { token } = opened.body as { token: string };
      const presenter = { code: who.code, email, bearer: { authorization: `Bearer ${token}` } };
      expect((await savePart(api, presenter, instructor_code, partAnswers(name))).status).toBe(200);
      const mailed = (await mailsTo(api, who.email)).length;
      const late = await decline(await invitationOf(api, email), email);
      expect([late.status, late.body]).toEqual([200, { state: 'declined' }]);
      expect(await presentersOf(api, who)).toMatchObject([{ name, state: 'declined' }]);
      expect((await mailsTo(api, who.email)).slice(mailed).map(({ subject }) => subject)).toEqual([
        expect.stringContaining(`${name} has declined`),
      ]);
      // What they were let in with is no longer theirs.
      expect((await savePart(api, presenter, instructor_code, partAnswers(name))).status).not.toBe(200);
    },
  },
  {
    name: 'finds nobody who has not answered for themselves, and takes a name for text',
    async run(api) {
      const who = await beginProposal(api);
      const name = newName('=HYPERLINK("x")');
      await changePresenters(api, who, 'addInstructorToWorkshop', { name, email: newEmail() });
      const other = await beginProposal(api);
      const found = await changePresenters(api, other, 'findInstructors', { text: name });
      expect(found.body['instructors']).toEqual([]);
      for (const text of ['%%', '__', 'a', '\\\\']) {
        const answer = await changePresenters(api, other, 'findInstructors', { text });
        expect([text, answer.status === 422 || (answer.body['instructors'] as []).length === 0]).toEqual([
          text,
          true,
        ]);
      }
      expect((await presentersOf(api, who))[0]).toMatchObject({ name, state: 'invited' });
      const linked = await changePresenters(api, who, 'addInstructorToWorkshop', {
        name: 'See https://spam.example',
        email: newEmail(),
      });
      expect([linked.status, Object.keys(linked.body.errors ?? {})]).toEqual([422, ['name']]);
    },
  },
  {
    name: 'needs at least one presenter, and names at most as many as its form says',
    async run(api) {
      const who = await beginProposal(api);
      for (const [form, values] of Object.entries(proposalAnswers))
        await saveProposal(api, who, form, values);
      const nobody = await saveProposal(api, who, 'proposal_presenters', {
        presenters: [{ instructor_code: 'AAAA-AAAA', name: 'Nobody' }],
      });
      expect([nobody.status, nobody.body.errors]).toEqual([
        422,
        { presenters: ['Add at least one presenter'] },
      ]);
      const sent = await sendProposal(api, who);
      expect([sent.status, sent.body.errors]).toEqual([
        422,
        { 'proposal_presenters.presenters': ['Add at least one presenter'] },
      ]);
      for (let count = 0; count < 12; count += 1) {
        const fields = { name: `Presenter ${count}`, email: newEmail() };
        expect((await changePresenters(api, who, 'addInstructorToWorkshop', fields)).status).toBe(200);
      }
      const more = await changePresenters(api, who, 'addInstructorToWorkshop', {
        name: 'One more',
        email: newEmail(),
      });
      expect([more.status, Object.keys(more.body.errors ?? {})]).toEqual([409, ['presenters']]);
      const hundred = Array.from({ length: 101 }, () => 'AAAA-AAAA');
      const all = await changePresenters(api, who, 'addInstructorsToWorkshop', { instructor_codes: hundred });
      expect(all.status).toBe(422);
      expect((await sendProposal(api, who)).status).toBe(200);
    },
  },
  {
    name: 'puts presenters in order, adds one once however many ask at once, and nobody once it is sent',
    async run(api) {
      const who = await beginProposal(api);
      await fillProposal(api, who);
      const email = newEmail();
      const twice = await Promise.all(
        [1, 2].map(() => changePresenters(api, who, 'addInstructorToWorkshop', { name: 'Maya', email })),
      );
      // The second one asks her again: she has not answered yet.
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      // And a third time: of two mails that were written at once, either may bear the link that holds.
      const again = await changePresenters(api, who, 'addInstructorToWorkshop', { name: 'Maya', email });
      expect(again.status).toBe(200);
      const [contact, maya] = await presentersOf(api, who);
      expect([contact?.['contact'], contact?.['mine'], maya?.['name']]).toEqual(['Y', 'Y', 'Maya']);
      expect(await presentersOf(api, who)).toHaveLength(2);
      const moved = await changePresenters(api, who, 'addInstructorsToWorkshop', {
        instructor_codes: [maya?.['instructor_code'], contact?.['instructor_code']],
      });
      expect((moved.body['presenters'] as { name: string }[]).map(({ name }) => name)).toEqual([
        'Maya',
        'Amélie Fortin',
      ]);
      expect((await sendProposal(api, who)).status).toBe(200);
      const reviewed = await api.review(who);
      expect(reviewed.text).toContain('"name":"Maya"');
      const late = await changePresenters(api, who, 'addInstructorToWorkshop', {
        name: 'Late',
        email: newEmail(),
      });
      expect(late.status).toBe(409);
      // Their own part they may still say.
      const opened = await openInvitation(api, await invitationOf(api, email), email);
      const presenter = { ...who, bearer: { authorization: `Bearer ${opened.body['token']}` } };
      const part = await savePart(
        api,
        presenter,
        String(maya?.['instructor_code']),
        partAnswers('Maya Lindqvist'),
      );
      expect(part.status).toBe(200);
    },
  },
  {
    name: 'takes nothing more of a presenter who was removed while they fill in their part, and says so by their link',
    async run(api) {
      const who = await beginProposal(api);
      const email = newEmail();
      const { presenter, instructor_code, saved } = await joinedBy(api, who, 'Farah', email);
      expect(saved.status).toBe(200);
      const secret = await invitationOf(api, email);
      const notTheirs = await changePresenters(api, presenter, 'removeInstructorToWorkshop', {
        instructor_code,
      });
      expect(notTheirs.status).toBe(409);
      const removed = await changePresenters(api, who, 'removeInstructorToWorkshop', { instructor_code });
      expect([removed.status, removed.body['presenters']]).toEqual([200, []]);
      const late = await savePart(api, presenter, instructor_code, partAnswers('Farah again'));
      expect(late.status).toBe(401);
      expect((await saveProposal(api, presenter, 'proposal_times', {})).status).toBe(401);
      const about = await api.get(`/api/getInstructorByInvitation/${secret}`);
      expect(about.body).toMatchObject({ state: 'removed' });
      expect((await openInvitation(api, secret, email)).status).toBe(404);
      // Asked again later she has a part of her own again.
      expect((await changePresenters(api, who, 'addInstructorToWorkshop', { instructor_code })).status).toBe(
        200,
      );
      expect((await openInvitation(api, await invitationOf(api, email), email)).status).toBe(200);
    },
  },
  {
    name: 'asks nobody who has answered already, takes nobody off who is not there, and says each in both languages',
    async run(api) {
      const who = await beginProposal(api);
      const email = newEmail();
      const { instructor_code } = await joinedBy(api, who, 'Farah', email);
      const nobody = 'R2R2-R2R2';
      for (const [call, fields, status, field, english, french] of [
        // By her code, and by her address.
        [
          'add',
          { instructor_code },
          409,
          'instructor_code',
          'is already a presenter of this workshop.',
          'présente déjà',
        ],
        [
          'add',
          { name: 'Farah', email },
          409,
          'email',
          'is already a presenter of this workshop.',
          'présente déjà',
        ],
        [
          'add',
          { instructor_code: nobody },
          404,
          'instructor_code',
          'is not a known presenter',
          'ne correspond à aucune personne',
        ],
        [
          'remove',
          { instructor_code: nobody },
          404,
          'instructor_code',
          'is not a known presenter',
          'ne correspond à aucune personne',
        ],
      ] as const) {
        const ask = (headers: Headers) =>
          api.post(`${call}InstructorToWorkshop`, { workshops_code: who.code, ...fields }, headers);
        const refused = await ask(who.bearer);
        expect([call, refused.status, refused.body.errors]).toEqual([
          call,
          status,
          { [field]: [expect.stringContaining(english)] },
        ]);
        const inFrench = await ask({ ...who.bearer, 'accept-language': 'fr' });
        expect(inFrench.body.errors?.[field]?.[0]).toContain(french);
      }
      expect(await presentersOf(api, who)).toHaveLength(1);
    },
  },
  {
    name: 'opens a part to whose it is alone: neither the first contact nor another presenter says it for them',
    async run(api) {
      const who = await beginProposal(api);
      const farah = await joinedBy(api, who, 'Farah', newEmail());
      const kenji = await joinedBy(api, who, 'Kenji', newEmail());
      for (const other of [who, kenji.presenter]) {
        expect((await savePart(api, other, farah.instructor_code, partAnswers('Not me'))).status).toBe(404);
        const url = `/api/getInstructorInformations/${who.code}/${farah.instructor_code}`;
        expect((await api.get(url, other.bearer)).status).toBe(404);
      }
      const url = `/api/getInstructorInformations/${who.code}/${farah.instructor_code}`;
      expect((await api.get(url, farah.presenter.bearer)).body).toMatchObject({
        checked: 'Y',
        values: { name: 'Farah' },
      });
    },
  },
  {
    name: 'begins another proposal with the presenters of one that was sent; each is asked anew',
    async run(api) {
      const who = await beginProposal(api);
      const email = newEmail();
      await fillProposal(api, who);
      const { instructor_code } = await joinedBy(api, who, 'Kenji', email);
      const copy = () =>
        api.post(
          'generateNewWorkshopWithInstructors',
          { workshops_code: who.code },
          { ...who.bearer, ...key() },
        );
      expect((await copy()).status).toBe(409);
      expect((await sendProposal(api, who)).status).toBe(200);
      const begun = await copy();
      expect(begun.status).toBe(200);
      const { registration, token } = begun.body as { registration: { code: string }; token: string };
      const other = { ...who, code: registration.code, bearer: { authorization: `Bearer ${token}` } };
      expect(await presentersOf(api, other)).toEqual([
        expect.objectContaining({ name: 'Amélie Fortin', state: 'filled_in', contact: 'Y' }),
        expect.objectContaining({ instructor_code, name: 'Kenji', state: 'invited' }),
      ]);
      const secret = await invitationOf(api, email);
      const opened = await openInvitation(api, secret, email);
      const url = `/api/getInstructorInformations/${other.code}/${instructor_code}`;
      const part = await api.get(url, { authorization: `Bearer ${opened.body['token']}` });
      expect(part.body).toMatchObject({ checked: 'N', values: { name: 'Kenji' } });
      for (const [form, values] of Object.entries(proposalAnswers))
        await saveProposal(api, other, form, values);
      await saveProposal(api, other, 'proposal_presenters', {});
      expect((await sendProposal(api, other)).status).toBe(200);
    },
  },
];
