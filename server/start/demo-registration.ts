import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { insertRegistration } from '#server/dossiers/insert-registration.ts';

/** A draft registration in the demo event, so that continuing one can be tried. */
export const demoRegistration = {
  eventCode: 'teachers',
  code: 'TRYM-2345',
  email: 'danielle.beaulieu@example.org',
} as const;

/** Puts the demo registration into a new database, its first step saved. */
export async function seedDemoRegistration(db: Database): Promise<void> {
  const { eventCode, code, email } = demoRegistration;
  const personal = {
    first_name: 'Danielle',
    last_name: 'Beaulieu',
    email,
    email_type: 'personal',
    role: 'classroom',
    school: 'École Jules-Verne',
    district: 'sd93',
    address: {
      street1: '5445 Baillie Street',
      city: 'Vancouver',
      province: 'BC',
      postalcode: 'V5Z 3M6',
      country: 'Canada',
      countryvalue: 'CA',
      type: 'work',
    },
  };
  await db.transaction((tx) =>
    insertRegistration(tx, {
      eventCode,
      code,
      email,
      emailTyped: email,
      track: 'vancouver',
      mode: 'In-Person',
      days: ['friday', 'saturday'],
      timezone: 'America/Vancouver',
      answers: { personal },
      configurationVersions: { 'form/personal': 1 },
    }),
  );
}

/** Whether the demo registration is still there to be continued. */
export async function hasDemoRegistration(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ status: dossier.status })
    .from(dossier)
    .where(and(eq(dossier.eventCode, demoRegistration.eventCode), eq(dossier.code, demoRegistration.code)));
  return row?.status === 'Not Submitted';
}
