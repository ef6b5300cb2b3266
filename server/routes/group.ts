import Type from 'typebox';
import { type group as contract, RefusedPerson } from '#engine/contract/group.ts';
import { Group, GroupMember } from '#engine/contract/group-view.ts';
import type { Database } from '#server/database/database.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { groupPage } from '#server/dossiers/dossier-page.ts';
import { membersOf } from '#server/dossiers/group-members.ts';
import { findGroup, type GroupRow, groupOf, lockGroup } from '#server/dossiers/group-row.ts';
import { beginGroup } from '#server/groups/begin-group.ts';
import { findInvitation, groupTyped } from '#server/groups/check-group.ts';
import { groupFlowOf, groupPartOf, readyMs, startForm, takesGroups } from '#server/groups/group-flow.ts';
import { groupBegunMail, handOverMails } from '#server/groups/group-mail.ts';
import { groupView, memberViews, viewMembers } from '#server/groups/group-view.ts';
import { handOver } from '#server/groups/hand-over.ts';
import { invitedView, inviteMember, inviteMembers } from '#server/groups/invite-members.ts';
import { joinGroup, leaveGroup } from '#server/groups/join-group.ts';
import { withdrawMember } from '#server/groups/withdraw-member.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { cancelPayment } from '#server/payments/cancel-payment.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { type Asking, invitationLink, localeOf, memberLink } from './group-links.ts';
import { groupPaper, groupPayInformation, payGroup } from './group-payment.ts';
import type { Handlers } from './handlers.ts';
import { wrongGroup } from './lookup-answers.ts';
import { siteLink } from './site-link.ts';

/** A group, from its beginning to its payment. */
export const groupHandlers: Handlers<typeof contract> = {
  getRegistrationGroupOption({ services, event }) {
    const { configuration } = services;
    const flow = groupFlowOf(configuration, event.document.code);
    const form_type = flow && startForm(flow);
    return {
      open: takesGroups(configuration, event.document) ? 'Y' : 'N',
      ...(flow && { label: flow.label }),
      ...(flow?.lead !== undefined && { lead: flow.lead }),
      ...(form_type !== undefined && { form_type }),
      pay: flow?.group?.pay ?? 'all',
      methods: flow?.group?.invoice ? ['card', 'invoice'] : ['card'],
      discounts: flow?.group?.discounts ?? [],
    };
  },

  async createGroup(call) {
    const { services, request, reply, event, body, language, once } = call;
    const { configuration, mailer } = services;
    const { version, locale = language, ...given } = body;
    const begun = await once(Type.Object({ id: Type.String(), group: Group }), async (tx) => {
      const row = await beginGroup(tx, { ...services, event: event.document }, given, {
        version,
        locale,
        origin: ownOrigin(request),
      });
      const link = siteLink(services, request, locale, groupPage(row));
      const members = memberLink(call, row);
      await mailer.queue(tx, groupBegunMail(event.document, row, { link, members }));
      return { id: row.id, group: groupView(configuration, row, [], members) };
    });
    mailer.wake();
    // Not part of the stored answer, so that a copied database opens nothing. A repeat gets a token of its own.
    const token = await issueAccessToken(services.db, begun.id);
    reply.header('authorization', `Bearer ${token}`);
    return { group: begun.group, token };
  },

  async openGroup(call) {
    const { services, reply, eventCode, body } = call;
    const row = await findGroup(services.db, eventCode, body.group_code);
    const email = normalizeEmail(body.email);
    const opens = row && (row.email === email || row.formerEmail === email);
    if (!opens || row.status === 'Cancelled') throw wrongGroup();
    const token = await issueAccessToken(services.db, row.id);
    reply.header('authorization', `Bearer ${token}`);
    return { group: await viewOf(call, services.db, row), token };
  },

  async checkGroup({ services, eventCode, body }) {
    const row = await groupTyped(services.db, eventCode, body.group_code);
    const member = body.invitation ? await findInvitation(services.db, row.id, body.invitation) : undefined;
    return {
      group_code: row.code,
      group_organization: row.organization,
      group_contact_name: row.contactName,
      ...(member?.state === 'invited' && { invited: { name: member.name, email: member.emailTyped } }),
    };
  },

  async getGroupInformation(call) {
    const { services, dossier } = call;
    const row = await groupOf(services.db, dossier.id);
    const members = await membersOf(services.db, row.id);
    return {
      group: groupView(services.configuration, row, members, memberLink(call, row)),
      members: await memberViews(services, members),
    };
  },

  getAccountListByGroup: async ({ services, dossier }) => ({
    members: await viewMembers(services, dossier.id),
  }),

  async sendGroupInvitation(call) {
    const { services, event, dossier, body } = call;
    const person = { name: body.group_invite_name, email: body.group_invite_email };
    const row = await services.db.transaction(async (tx) => {
      const group = await lockGroup(tx, dossier.id);
      const inviting = { mailer: services.mailer, event: event.document, link: invitationLink(call, group) };
      return inviteMember(tx, inviting, group, person);
    });
    services.mailer.wake();
    return { member: invitedView(row) };
  },

  async sendGroupInvitations(call) {
    const { services, event, dossier, body, once } = call;
    const schema = Type.Object({ invited: Type.Array(GroupMember), refused: Type.Array(RefusedPerson) });
    const answer = await once(schema, async (tx) => {
      const group = await lockGroup(tx, dossier.id);
      const inviting = { mailer: services.mailer, event: event.document, link: invitationLink(call, group) };
      const { invited, refused } = await inviteMembers(tx, inviting, group, body.people);
      return { invited: invited.map(invitedView), refused };
    });
    services.mailer.wake();
    return answer;
  },

  async withdrawGroupInvitation({ services, event, dossier, body }) {
    const { configuration, mailer } = services;
    const member = await services.db.transaction(async (tx) => {
      await lockGroup(tx, dossier.id);
      const keptMs = readyMs(groupPartOf(configuration, dossier.eventCode));
      const withdrawn = await withdrawMember(
        tx,
        { mailer, event: event.document },
        dossier.id,
        body.member_id,
        keptMs,
      );
      await services.seats.offerAll(tx, dossier.eventCode);
      return withdrawn;
    });
    services.seats.wake();
    mailer.wake();
    const [view] = await memberViews({ db: services.db, configuration }, [member]);
    if (!view) throw notFound();
    return { member: view };
  },

  async handOverGroup(call) {
    const { services, request, event, dossier, body } = call;
    const contact = { name: body.group_contact_name, email: body.group_contact_email };
    const group = await services.db.transaction(async (tx) => {
      const handed = await handOver(tx, dossier.id, contact);
      const link = siteLink(services, request, localeOf(handed.after), groupPage(handed.after));
      for (const mail of handOverMails(event.document, handed, link)) await services.mailer.queue(tx, mail);
      return viewOf(call, tx, handed.after);
    });
    services.mailer.wake();
    return { group };
  },

  async joinGroup({ services, registration, body }) {
    const { code, organization } = await services.db.transaction((tx) =>
      joinGroup(tx, registration.id, body),
    );
    return { group_code: code, group_organization: organization };
  },

  async leaveGroup({ services, registration }) {
    await services.db.transaction(async (tx) => {
      await leaveGroup(tx, registration.id);
      // A place held for them is released.
      await services.seats.offerAll(tx, registration.eventCode);
    });
    services.seats.wake();
    return { left: 'Y' };
  },

  getGroupPayInformation: (call) => groupPayInformation(call),

  submitPayGroupFee: (call) => payGroup(call),

  async cancelGroupPayment({ services, dossier }) {
    return { cancelled: (await cancelPayment(services, dossier.id)) ? 'Y' : 'N' };
  },

  getGroupReceipt: (call) => groupPaper(call),
};

async function viewOf(asking: Asking, db: Database, row: GroupRow): Promise<Group> {
  const members = await membersOf(db, row.id);
  return groupView(asking.services.configuration, row, members, memberLink(asking, row));
}
