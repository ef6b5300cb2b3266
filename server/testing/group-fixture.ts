import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Quote } from '#engine/contract/money.ts';
import { groupMember, registrationGroup } from '#server/database/schema.ts';
import { groupOf } from '#server/dossiers/group-row.ts';
import { sha256 } from '#server/secrets/secret-hash.ts';
import type { EventFixture } from './event-fixture.ts';

type Given = Partial<typeof groupMember.$inferInsert>;

/** When members of the fair's groups became ready. */
export const readySince = new Date('2027-01-10T12:00:00Z');

/** What a member has submitted who is ready, for as long as is said. */
export const submissionUntil = (readyUntil: string) => ({
  answers: {},
  configurationVersions: {},
  timezone: null,
  locale: 'en',
  link: '',
  returnUrl: '',
  readyUntil,
});

/** So much is owed, without a line. */
export const owed = (total: number): Quote => ({
  currency: 'CAD',
  lines: [],
  subtotal: total,
  taxes: [],
  total,
  complete: 'Y',
});

/** A member who is ready for a thousand years, at a hundred dollars. */
export const ready = {
  state: 'joined' as const,
  readyAt: readySince,
  submission: submissionUntil('2999-01-01T00:00:00.000Z'),
  quote: owed(10_000),
};

/** The groups of the fair and their members, as they are stored. */
export const fairGroups = ({ db, apply }: EventFixture) => ({
  /** A new group of nobody. */
  async found() {
    const row = await apply('group');
    await db
      .insert(registrationGroup)
      .values({ dossierId: row.id, organization: 'School 5', contactName: 'Ana Roy' });
    return groupOf(db, row.id);
  },
  /** A new member, invited where nothing else is said. */
  async add(groupId: string, given: Given = {}) {
    const email = given.email ?? `${randomUUID()}@example.org`;
    const values = { groupId, name: 'Bo Li', emailTyped: email, invitationHash: sha256(randomUUID()) };
    const [row] = await db
      .insert(groupMember)
      .values({ ...values, ...given, email })
      .returning();
    if (!row) throw new Error('nobody was added');
    return row;
  },
  /** A member as they are stored now. */
  async memberOf(id: string) {
    const [row] = await db.select().from(groupMember).where(eq(groupMember.id, id));
    return row;
  },
});
