import type { Database } from '#server/database/database.ts';
import { insertRegistration, type NewRegistration } from '#server/dossiers/insert-registration.ts';
import { newRegistrationCode } from '#server/dossiers/registration-code.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';

type Given = Pick<NewRegistration, 'eventCode' | 'email'> & Partial<NewRegistration>;

/** Stores registrations as tests need them, under codes of their own. */
export function addRegistrations(db: Database, given: readonly Given[]): Promise<RegistrationRow[]> {
  return db.transaction(async (tx) => {
    const rows: RegistrationRow[] = [];
    for (const each of given) {
      const row = await insertRegistration(tx, {
        code: newRegistrationCode(),
        emailTyped: each.email,
        ...each,
      });
      if (!row) throw new Error('a code was drawn twice');
      rows.push(row);
    }
    return rows;
  });
}
