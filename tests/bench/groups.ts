import { and, eq, inArray } from 'drizzle-orm';
import { outboxMail } from '#server/database/schema.ts';
import { openGroupEvent } from '#tests/contract/group-event.ts';
import { openRaces } from '#tests/races/open-races.ts';

// `npx tsx tests/bench/groups.ts [members]`: how long a large group's payment takes, and until each member has their mail.
// On real PostgreSQL, the portal in this process.
const size = Number(process.argv[2] ?? 500);

/** A member: 200.00 and 60.00, 10.00 tax on the former. */
const each = 27_000;

const races = await openRaces('the bench of groups');
if (!races.ok) throw new Error('This bench needs PostgreSQL.');
const event = await openGroupEvent(races.api);
const group = await event.startGroup();
const emails: string[] = [];
for (let member = 0; member < size; member += 1) {
  const begun = await event.readyMember(group);
  emails.push(begun.email);
}

const since = performance.now();
const seconds = () => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
const paid = await event.pay(group, size * each);
console.log(`${size} members paid for by one charge: answered ${paid.status} after ${seconds()}.`);

const { db } = races.database;
const told = and(
  inArray(outboxMail.recipient, emails),
  eq(outboxMail.subject, 'You are registered: Paid days'),
);
const everybody = async () => (await db.$count(outboxMail, told)) >= size;
while (!(await everybody())) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(`Each of them was written to after ${seconds()}, ${await db.$count(outboxMail, told)} mails.`);

await races.close();
