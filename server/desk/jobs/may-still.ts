import { and, eq, gt } from 'drizzle-orm';
import { DESK_JOBS } from '#engine/contract/desk-jobs.ts';
import { roleMay } from '#engine/contract/roles.ts';
import type { Database } from '#server/database/database.ts';
import { apiToken } from '#server/database/schema.ts';
import { findOrganizer } from '#server/organizers/team.ts';
import type { DeskJobRow } from './read-jobs.ts';

/** Whether the organizer who started a job may still do what it does: their role, or their token, may be gone. */
export async function mayStill(
  db: Database,
  { eventCode, actor, actorKind, kind }: Pick<DeskJobRow, 'eventCode' | 'actor' | 'actorKind' | 'kind'>,
  now = new Date(),
): Promise<boolean> {
  const permission = DESK_JOBS[kind];
  switch (actorKind) {
    case 'root':
      return true;
    case 'person': {
      const person = await findOrganizer(db, eventCode, actor);
      return person !== undefined && roleMay(person.role, permission);
    }
    case 'token': {
      const tokens = await db
        .select({ permissions: apiToken.permissions })
        .from(apiToken)
        .where(and(eq(apiToken.eventCode, eventCode), eq(apiToken.name, actor), gt(apiToken.expiresAt, now)));
      return tokens.some(({ permissions }) => permissions.includes(permission));
    }
    default:
      return actorKind satisfies never;
  }
}
