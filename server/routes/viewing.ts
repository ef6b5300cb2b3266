import type { viewing as contract } from '#engine/contract/viewing.ts';
import { listedDossier } from '#server/desk/listed-dossier.ts';
import { notAllowed } from '#server/http/organizer-cookie.ts';
import { grantView } from '#server/organizers/view-grant.ts';
import type { Handlers } from './handlers.ts';
import { registrationNamed } from './registration-named.ts';

/** Seeing an attendee's page as they do. */
export const viewingHandlers: Handlers<typeof contract> = {
  async openAttendeePage({ services: { db, configuration }, eventCode, body, organizer, audit }) {
    // A grant belongs to a session, and programs have none.
    if (organizer.kind !== 'person') throw notAllowed();
    const row = await registrationNamed(db, eventCode, body.code);
    const { grant, until } = await grantView(db, { dossierId: row.id, session: organizer.session });
    await audit(db, { subject: row.code, changes: [] });
    return {
      grant,
      until: until.toISOString(),
      name: listedDossier(configuration, row, {}).name || row.email,
    };
  },
};
