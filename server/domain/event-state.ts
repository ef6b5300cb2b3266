import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { Database } from '#server/database/database.ts';
import { countSubmitted } from './event-capacity.ts';

/** Whether new registrations may begin; those begun may be finished in any case. */
export function isOpen({ options }: EventDocument): boolean {
  return isYes(options.registration_open, true);
}

/** Whether every place is taken; only a hint to visitors, since `claimPlace` decides when a registration is submitted. */
export async function isFull(db: Database, eventCode: string, { options }: EventDocument): Promise<boolean> {
  return options.capacity !== undefined && (await countSubmitted(db, eventCode)) >= options.capacity;
}

/** Whether this event says plainly that an address has no registration, or answers alike (spec §8; alike by default). */
export function revealsLookups({ options }: EventDocument): boolean {
  return isYes(options.lookup_reveals, false);
}
