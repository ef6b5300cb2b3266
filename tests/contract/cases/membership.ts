import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent, retiree } from '../paid-event.ts';
import { membershipDocument } from '../paid-event-documents.ts';
import type { Begun, Fields } from '../test-api.ts';

/** The membership step and the fees that follow from it. */
export const membershipCases: ApiCase[] = [
  {
    name: 'decides the type of membership by itself, whatever a browser sends',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const saved = await event.save(begun, 'membership', { ...retiree, type: 'T1' });
      expect(saved.status, saved.text).toBe(200);
      const mine = await event.get(`/api/getMyMembership/${begun.code}`, begun);
      expect(mine.body).toEqual({
        status: 'decided',
        membershipID: 'R1',
        membershipType: 'retiree',
        label: { en: 'Retiree', fr: 'Retraité' },
        answered: 1,
        asked: 1,
      });
      const kept = await event.post(
        'initializeForm',
        { code: begun.code, form_type: 'membership' },
        begun.bearer,
      );
      expect(kept.body.values).toMatchObject({ type: 'R1' });
    },
  },
  {
    name: 'refuses open questions, and answers that make no type',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      for (const [values, message] of [
        [{}, 'All questions must be answered to determine the type'],
        [{ role: 'teacher' }, 'All questions must be answered to determine the type'],
        [{ role: 'teacher', selectedDistrict: 'd2' }, 'No membership type matches'],
        // Only the district of a teacher counts.
        [{ selectedDistrict: 'd1', type: 'T1' }, 'All questions must be answered to determine the type'],
      ] as const) {
        const refused = await event.save(begun, 'membership', values);
        expect(refused.status).toBe(422);
        expect(refused.body.errors?.type?.[0]).toContain(message);
      }
      const mine = await event.get(`/api/getMyMembership/${begun.code}`, begun);
      expect(mine.body).toEqual({ status: 'undecided', answered: 0, asked: 1 });
      expect((await event.review(begun)).body.quote).toMatchObject({ complete: 'N' });
    },
  },
  {
    name: 'takes the answers by the names that the specification gives them, and gives them back',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const fields = { selectedDistrict: 'd1', selectedOrganization: 'math', membership_renew: 'Y' };
      const saved = await saveNamed(event, begun, { ...fields, role: 'teacher', membershipType: 'retiree' });
      expect(saved.status, saved.text).toBe(200);
      const named = await event.get(`/api/getMembershipRegistration/${begun.code}`, begun);
      expect(named.body).toEqual({
        role: 'teacher',
        selectedDistrict: 'd1',
        selectedOrganization: ['math'],
        membership_renew: 'Y',
        membershipID: 'T1',
        membershipType: 'teacher',
      });
      const { quote } = (await event.review(begun)).body as {
        quote: { lines: { id: string; amount: number }[] };
      };
      expect(quote.lines.map(({ id, amount }) => [id, amount])).toEqual([
        ['fee-conference', 20_000],
        ['membership-T1', 9_000],
        ['organization-math', 1_500],
      ]);
      const declined = await saveNamed(event, begun, { membership_renew: 'N' });
      expect(declined.status, declined.text).toBe(200);
      expect((await event.get(`/api/getMyMembership/${begun.code}`, begun)).body).toMatchObject({
        status: 'declined',
      });
      expect((await event.get(`/api/getRegistrationFees/${begun.code}`, begun)).body).toMatchObject({
        subtotal: 20_000,
        complete: 'Y',
      });
      const wrong = await saveNamed(event, begun, { form_type: 'personal' });
      expect(wrong.status).toBe(404);
    },
  },
  {
    name: 'tells what is owed so far by a membership as it is typed, and charges by what was checked',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const typed = { role: 'teacher', selectedDistrict: 'd1', selectedOrganization: ['math'] };
      const kept = await event.post(
        'saveAutoInformation',
        { code: begun.code, form_type: 'membership', version: 1, values: JSON.stringify(typed) },
        begun.bearer,
      );
      expect(kept.status, kept.text).toBe(200);
      expect((await event.get(`/api/getRegistrationFees/${begun.code}`, begun)).body).toMatchObject({
        subtotal: 30_500,
        complete: 'Y',
      });
      expect((await event.review(begun)).body).toMatchObject({ quote: { subtotal: 20_000, complete: 'N' } });
    },
  },
  {
    name: 'offers the organizations of the document, and those of a new version at once',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const organizations = async () => {
        const form = await event.post('loadEventFormFromType', { form_type: 'membership' });
        return (form.body.lists as { organizations_event: object[] }).organizations_event;
      };
      const math = { id: 'math', name: { en: 'Mathematics', fr: 'Mathématiques' }, amount: 1_500 };
      expect(await organizations()).toEqual([math]);
      expect((await event.get(`/api/getMyOrganizationTypes/${begun.code}/event`, begun)).body).toEqual([
        math,
      ]);
      expect((await event.get(`/api/getMyOrganizationTypes/${begun.code}/client`, begun)).body).toEqual([
        { id: 'local', name: { en: 'Local', fr: 'Section locale' } },
      ]);
      await event.publish({ ...membershipDocument, organizations: [] });
      expect(await organizations()).toEqual([]);
    },
  },
  {
    name: 'leads back from the review to the membership whose rules have changed',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const [teacher] = membershipDocument.types;
      await event.publish({ ...membershipDocument, types: [teacher] });
      const { steps } = (await event.review(begun)).body as {
        steps: { step: { code: string }; errors: object }[];
      };
      expect(steps.filter(({ errors }) => Object.keys(errors).length > 0)).toMatchObject([
        {
          step: { code: 'membership' },
          errors: { type: [expect.stringContaining('No membership type matches')] },
        },
      ]);
      expect((await event.submit(begun)).body.errors).toHaveProperty(['membership.type']);
    },
  },
];

function saveNamed(event: Awaited<ReturnType<typeof openPaidEvent>>, begun: Begun, fields: Fields) {
  const step = { code: begun.code, form_type: 'membership', version: 1, values: '{}' };
  return event.post('saveMembershipRegistration', { ...step, ...fields }, begun.bearer);
}
