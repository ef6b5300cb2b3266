import type { Database } from '#server/database/database.ts';
import { presenter } from '#server/database/schema.ts';
import { searchText } from '#server/presenters/find-presenters.ts';
import { demoRegistration } from './demo-registration.ts';

/** Former presenters of the demo event, so that a proposal's search finds someone. */
export const demoPresenters = [
  { code: 'MYND-2345', name: 'Maya Lindqvist', school: 'Vancouver Technical Secondary, Vancouver' },
  { code: 'PRYR-2345', name: 'Priya Raman', school: 'Burnaby Mountain Elementary, Burnaby' },
  { code: 'WNJR-2345', name: 'Wanjiru Kamau', school: 'Langley Secondary, Langley' },
] as const;

/** Adds them to a new database; existing ones stay unchanged. */
export async function seedDemoPresenters(db: Database): Promise<void> {
  const { eventCode } = demoRegistration;
  const rows = demoPresenters.map(({ code, name, school }) => {
    const email = `demo-${name.split(' ')[0]?.toLowerCase()}@example.org`;
    const foundBy = searchText(name, school);
    return { eventCode, code, email, emailTyped: email, name, school, foundBy, answers: { name, school } };
  });
  await db.insert(presenter).values(rows).onConflictDoNothing();
}
