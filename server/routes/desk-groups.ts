import { deskGroups as contract } from '#engine/contract/desk-groups.ts';
import { whyNeeded } from '#server/cancellation/cancel-problems.ts';
import { membershipOf, takeOutOfGroup } from '#server/desk/actions/group-membership.ts';
import { groupPeople, listGroups } from '#server/desk/list-groups.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { joinGroup } from '#server/groups/join-group.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';
import { registrationNamed } from './registration-named.ts';

/** The groups of an event, and who is in them. */
export const deskGroupsHandlers: Handlers<typeof contract> = {
  listGroups: ({ services: { db }, eventCode, query }) => listGroups(db, eventCode, query),

  async listMembersAsOrganizer({ services: { db, configuration }, eventCode, params }) {
    const row = await dossierNamed(db, eventCode, params.code);
    if (!isGroup(row)) throw notFound();
    return { members: await groupPeople(db, configuration, row) };
  },

  getMembershipAsOrganizer: async ({ services: { db }, eventCode, params }) =>
    membershipOf(db, await registrationNamed(db, eventCode, params.code)),

  async putIntoGroup({ services, eventCode, body, once, audit }) {
    const row = await registrationNamed(services.db, eventCode, body.code);
    return once(contract.putIntoGroup.response, async (tx) => {
      const why = body.why.trim();
      if (why === '') throw whyNeeded();
      const { organization } = await joinGroup(tx, row.id, { group_code: body.group_code });
      await audit(tx, {
        subject: row.code,
        changes: [{ what: 'group', is: organization }],
        reason: why,
      });
      return { group: organization };
    });
  },

  async takeOutOfGroup({ services, eventCode, event, body, once, audit }) {
    const row = await registrationNamed(services.db, eventCode, body.code);
    const answer = await once(contract.takeOutOfGroup.response, async (tx) => {
      const why = body.why.trim();
      if (why === '') throw whyNeeded();
      const { invoice } = await membershipOf(tx, row);
      const group = await takeOutOfGroup(tx, services, event.document, row);
      await audit(tx, {
        subject: row.code,
        changes: [{ what: 'group', was: group }, ...(invoice ? [{ what: 'invoice', was: invoice }] : [])],
        reason: why,
      });
      return { group };
    });
    services.seats.wake();
    services.mailer.wake();
    return answer;
  },
};
