import type { Database } from '#server/database/database.ts';
import { presenter } from '#server/database/schema.ts';
import { searchText } from '#server/domain/presenters/find-presenters.ts';
import { demoRegistration } from './demo-registration.ts';

/** Those who have presented at the demo event before, so that the search of a proposal finds somebody. */
export const demoPresenters = [
  { code: 'MYND-2345', name: 'Maya Lindqvist', school: 'Vancouver Technical Secondary, Vancouver' },
  { code: 'PRYR-2345', name: 'Priya Raman', school: 'Burnaby Mountain Elementary, Burnaby' },
  { code: 'WNJR-2345', name: 'Wanjiru Kamau', school: 'Langley Secondary, Langley' },
] as const;

/** Puts them into a new database; one that is there already stays as it is. */
export async function seedDemoPresenters(db: Database): Promise<void> {
  const { eventCode } = demoRegistration;
  const rows = demoPresenters.map(({ code, name, school }) => {
    const email = `demo-${name.split(' ')[0]?.toLowerCase()}@example.org`;
    const foundBy = searchText(name, school);
    return { eventCode, code, email, emailTyped: email, name, school, foundBy, answers: { name, school } };
  });
  await db.insert(presenter).values(rows).onConflictDoNothing();
}
