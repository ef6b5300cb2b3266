import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GroupMember } from '#engine/contract/group-view.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { formatPhone } from '#engine/form/phone/phone-number.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, groupMember, registrationGroup } from '#server/database/schema.ts';
import { type Member, withRegistrations } from '#server/dossiers/group-members.ts';
import { memberViews } from '#server/groups/group-view.ts';
import { wordsIn } from '#server/languages/words.ts';
import { type Columns, columnsOf, momentCell, moneyCell, textCell } from './exported-table.ts';
import { inPages } from './in-pages.ts';

/** A member as their contact sees them, with the group that they belong to. */
interface Exported {
  readonly id: string;
  readonly member: Member;
  readonly view: GroupMember;
  readonly group: {
    readonly code: string;
    readonly organization: string;
    readonly contactName: string;
    readonly contactEmail: string;
    readonly contactPhone: string;
  };
}

/** The columns of group members: group, progress and price. */
export function memberColumns(locale: Locale): Columns<Exported> {
  const { headings, memberStates } = wordsIn(locale).exported;
  return columnsOf<Exported>([
    [headings.groupCode, ({ group }) => textCell(group.code)],
    [headings.group, ({ group }) => textCell(group.organization)],
    [headings.contact, ({ group }) => textCell(group.contactName)],
    [headings.contactEmail, ({ group }) => textCell(group.contactEmail)],
    [headings.contactPhone, ({ group }) => textCell(formatPhone(group.contactPhone, locale))],
    [headings.name, ({ view }) => textCell(view.name)],
    [headings.email, ({ view }) => textCell(view.email)],
    [headings.state, ({ view }) => textCell(memberStates[view.state])],
    [headings.code, ({ member }) => textCell(member.registration?.code)],
    [headings.fee, ({ view }) => moneyCell(view.fee)],
    [headings.added, ({ member }) => momentCell(member.createdAt)],
    [headings.invited, ({ member }) => momentCell(member.sentAt)],
    [headings.ready, ({ member }) => momentCell(member.readyAt)],
  ]);
}

/** The position in a list of members; its instant as text, because a Date has no microseconds. */
type Key = { readonly id: string; readonly createdAt: string };

/** All members of an event's groups, including former ones, a page at a time. */
export function memberPages(
  stores: { db: Database; configuration: ConfigurationStore },
  eventCode: string,
  now = new Date(),
): AsyncGenerator<Exported[]> {
  const { db } = stores;
  return inPages(
    (last: Key | undefined, size) =>
      db
        .select({ id: groupMember.id, createdAt: sql<string>`${groupMember.createdAt}::text` })
        .from(groupMember)
        .innerJoin(dossier, eq(dossier.id, groupMember.groupId))
        .where(
          and(
            eq(dossier.eventCode, eventCode),
            last &&
              sql`(${groupMember.createdAt}, ${groupMember.id}) > (${last.createdAt}::timestamptz, ${last.id}::uuid)`,
          ),
        )
        .orderBy(asc(groupMember.createdAt), asc(groupMember.id))
        .limit(size),
    async (page) => {
      const rows = await db
        .select({
          row: groupMember,
          group: {
            code: dossier.code,
            organization: registrationGroup.organization,
            contactName: registrationGroup.contactName,
            contactEmail: dossier.emailTyped,
            contactPhone: registrationGroup.contactPhone,
          },
        })
        .from(groupMember)
        .innerJoin(registrationGroup, eq(registrationGroup.dossierId, groupMember.groupId))
        .innerJoin(dossier, eq(dossier.id, groupMember.groupId))
        .where(inArray(groupMember.id, [...page]));
      const groups = new Map(rows.map(({ row, group }) => [row.id, group]));
      const members = await withRegistrations(
        db,
        rows.map(({ row }) => row),
      );
      const views = new Map((await memberViews(stores, members, now)).map((view) => [view.member_id, view]));
      return members.flatMap((member) => {
        const group = groups.get(member.id);
        const view = views.get(member.id);
        return group && view ? [{ id: member.id, member, view, group }] : [];
      });
    },
  );
}
