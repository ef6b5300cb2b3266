import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PersonalData } from '#engine/contract/retention.ts';

/** When an event's organizers were notified about erasing personal data, and when and how much was erased. */
export const erasure = pgTable('erasure', {
  eventCode: text('event_code').primaryKey(),
  toldAt: timestamp('told_at', { withTimezone: true }),
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  erased: jsonb('erased').$type<PersonalData>(),
});
