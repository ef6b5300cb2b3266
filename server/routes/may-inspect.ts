import { roleMay } from '#engine/contract/roles.ts';
import type { Database } from '#server/database/database.ts';
import type { MayInspect } from '#server/http/inspector-access.ts';
import { sessionToken } from '#server/http/organizer-cookie.ts';
import { findSession } from '#server/organizers/session.ts';

/** Admits organizers who are signed in and may read registrations to the inspector of their event. */
export function signedInMayInspect(db: Database): MayInspect {
  return async (request) => {
    const token = sessionToken(request);
    if (token === undefined) return false;
    const person = await findSession(db, request.eventCode, token);
    return person !== undefined && roleMay(person.role, 'registrations');
  };
}
