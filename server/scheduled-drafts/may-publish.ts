import { and, eq, gt } from 'drizzle-orm';
import { roleMay } from '#engine/contract/roles.ts';
import type { Database } from '#server/database/database.ts';
import { apiToken, type DraftScheduler } from '#server/database/schema.ts';
import { findOrganizer } from '#server/organizers/team.ts';

/** Whether who set the time of a publish may publish still: with the role of a person, or the permissions of a token. */
export async function mayPublish(
  db: Database,
  eventCode: string,
  { actor, actorKind }: Pick<DraftScheduler, 'actor' | 'actorKind'>,
  now = new Date(),
): Promise<boolean> {
  switch (actorKind) {
    case 'root':
      return true;
    case 'person': {
      const person = await findOrganizer(db, eventCode, actor);
      return person !== undefined && roleMay(person.role, 'content');
    }
    case 'token': {
      const tokens = await db
        .select({ permissions: apiToken.permissions })
        .from(apiToken)
        .where(and(eq(apiToken.eventCode, eventCode), eq(apiToken.name, actor), gt(apiToken.expiresAt, now)));
      return tokens.some(({ permissions }) => permissions.includes('content'));
    }
    default:
      return actorKind satisfies never;
  }
}
